import Foundation

/// Collects what a module's tree says, with types and names still as the compiler mangles them.
struct TreeReader {
  private(set) var model: CodeModel

  /// The lines of the file that is being read, and its name.
  private(set) var lines = LineTable(Data())
  private(set) var file = ""

  /// What surrounds a node.
  struct Scope {
    var type: String?
    var member = 0
    var isLocal = false
    var isInExtension = false
    var isProtocol = false
    var isChosen = false
    var isInClosure = false

    /// Whether a closure that comes next is called on the spot.
    var callsClosure = false
    var place: CodePlace

    /// Names that say something about the two elements which the code around compares; nil elsewhere.
    var compared: Set<String>?

    /// The variables declared beside a node that gives them their values.
    var variables: [String: SyntaxNode] = [:]
  }

  init(module: String) {
    model = CodeModel(module: module)
    _ = add(CodeMember(usr: "", name: "", kind: .called))
  }

  /// Reads a file's tree; `file` is its path from the repository's top level.
  mutating func read(_ document: [String: Any], file: String, text: Data) {
    self.file = file
    lines = LineTable(text)
    visitMembers(
      SyntaxNode(document).nodes("items"), in: Scope(place: CodePlace(file: file, line: 1)))
  }

  /// Reads the declarations of a file that stand in for the real world; their code does not count.
  mutating func readSeams(_ document: [String: Any]) {
    func collect(_ nodes: [SyntaxNode]) {
      for node in nodes {
        if !node.usr.isEmpty { model.seams.insert(node.usr) }
        collect(node.nodes("members"))
      }
    }
    collect(SyntaxNode(document).nodes("items"))
  }

  mutating func visit(_ node: SyntaxNode, in outer: Scope) {
    var scope = outer
    if let range = node.range {
      scope.place = CodePlace(file: file, line: lines.line(at: range.start))
    }
    switch node.kind {
    case "import_decl", "substitution_map", "inheritance", "enum_case_decl": break
    case "class_decl", "struct_decl", "enum_decl", "protocol": visitType(node, in: scope)
    case "extension_decl": visitExtension(node, in: scope)
    case "func_decl", "constructor_decl", "destructor_decl", "subscript_decl":
      visitFunction(node, in: scope)
    case "var_decl": visitVariable(node, in: scope)
    case "pattern_binding_decl": visitBinding(node, in: scope)
    case "typealias": declare(node, .alias, type: node.text("type"), in: scope)
    case "enum_element_decl": visitCase(node, in: scope)
    case "accessor_decl": if !node.isImplicit { visitChildren(of: node, in: scope) }
    case "closure_expr": visitClosure(node, in: scope)
    case "switch_stmt", "if_stmt", "guard_stmt", "ternary_expr": visitChoice(node, in: scope)
    case "call_expr":
      if let target = Self.messageTarget(of: node) {
        model.messages.append(
          CodeMessage(target: target, member: scope.member, place: scope.place))
      }
      scope.callsClosure = Self.callsClosure(node)
      visitChildren(of: node, in: scope)
    case "decl_ref": visitReference(node, in: scope)
    case "type_expr":
      mention(node.text("type"), in: scope)
    case "assign_expr": visitAssignment(node, in: scope)
    case "subscript_expr":
      if Self.isKeyedAccess(node) {
        model.keyedAccesses.append((scope.member, scope.place))
      }
      visitChildren(of: node, in: scope)
    case "await_expr":
      model.members[scope.member].awaits = true
      visitChildren(of: node, in: scope)
    default: visitChildren(of: node, in: scope)
    }
  }

  mutating func visitChildren(of node: SyntaxNode, in scope: Scope) {
    for (key, value) in node.values where !Self.isSkipped(key, in: node) {
      if let child = SyntaxNode(any: value) {
        visit(child, in: scope)
      } else if let list = value as? [Any] {
        for case let values as [String: Any] in list { visit(SyntaxNode(values), in: scope) }
      }
    }
  }

  mutating func visitMembers(_ nodes: [SyntaxNode], in outer: Scope) {
    var scope = outer
    let variables = nodes.filter { $0.kind == "var_decl" && !$0.isImplicit }
    scope.variables = Dictionary(
      variables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for node in nodes { visit(node, in: scope) }
  }

  mutating func add(_ member: CodeMember) -> Int {
    model.members.append(member)
    return model.members.count - 1
  }

  mutating func mention(_ type: String?, in scope: Scope) {
    guard let type, !type.isEmpty else { return }
    model.mentions.append(CodeMention(type: type, member: scope.member, place: scope.place))
  }

  mutating func declare(
    _ node: SyntaxNode, _ kind: CodeDeclaration.Kind, type: String?, in scope: Scope,
    isDictated: Bool = false
  ) {
    guard let type, !type.isEmpty else { return }
    model.declarations.append(
      CodeDeclaration(
        name: node.name, kind: kind, usr: node.usr, type: type, owner: scope.type,
        member: scope.member, isInExtension: scope.isInExtension,
        isDictated: isDictated, place: scope.place))
  }

  mutating func own(_ node: SyntaxNode, in scope: Scope) {
    guard !node.usr.isEmpty, !scope.isLocal else { return }
    if let type = scope.type { model.owners[node.usr] = type }
  }

  mutating func recordFunction(_ node: SyntaxNode, in scope: Scope) {
    guard !node.usr.isEmpty, let type = node.text("interface_type") else { return }
    model.functions[node.usr] = type
    guard scope.isProtocol, let owner = scope.type else { return }
    model.requirements.append(
      CodeRequirement(
        usr: node.usr, name: node.name, owner: owner, type: type,
        isProperty: node.kind == "var_decl"))
  }

  mutating func note(_ comparator: CodeComparator) { model.comparators.append(comparator) }

  mutating func note(comparingFunction usr: String) { model.comparingFunctions.insert(usr) }

  mutating func note(swayedComparison spot: CodeSpot) { model.swayedComparisons.append(spot) }

  mutating func note(_ constraint: CodeConstraint) { model.constraints.append(constraint) }

  mutating func changeType(_ name: String, _ change: (inout CodeType) -> Void) {
    change(&model.types[name, default: CodeType(name: name)])
  }

  private mutating func visitAssignment(_ node: SyntaxNode, in scope: Scope) {
    if let source = node.node("src") { visit(source, in: scope) }
    guard let target = node.node("dest") else { return }
    guard target.kind == "member_ref_expr", let member = target.node("decl") else {
      visit(target, in: scope)
      return
    }
    visitReference(member, in: scope, isAssigned: true)
    if let base = target.node("base") { visit(base, in: scope) }
  }

  private mutating func visitReference(
    _ node: SyntaxNode, in scope: Scope, isAssigned: Bool = false
  ) {
    guard let target = node.text("decl_usr"), !target.isEmpty else { return }
    model.uses.append(
      CodeUse(
        target: target, name: node.text("base_name") ?? "", member: scope.member,
        place: scope.place, isAssigned: isAssigned, isChosen: scope.isChosen,
        isInClosure: scope.isInClosure))
  }

  /// Whether a subscript is a dictionary's, with a text written out as its key.
  private static func isKeyedAccess(_ node: SyntaxNode) -> Bool {
    guard node.node("decl")?.text("decl_usr")?.hasPrefix("s:SD") == true else { return false }
    let key = node.node("args")?.nodes("args").first?.node("expr")
    return key?.kind == "string_literal_expr"
  }

  /// A value is in the tree twice: as it was written, and as it was checked.
  private static func isSkipped(_ key: String, in node: SyntaxNode) -> Bool {
    switch key {
    case "attrs", "params", "pattern", "substitutions", "conformances", "captures", "inherits":
      true
    case "original_init": node.values["processed_init"] != nil
    case "parsed_path", "parsed_sequence", "init_context": true
    default: false
    }
  }
}
