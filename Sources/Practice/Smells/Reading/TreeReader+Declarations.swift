extension TreeReader {
  mutating func visitType(_ node: SyntaxNode, in outer: Scope) {
    let name = Self.mangledType(node.usr)
    let taken = lineCount(of: node)
    changeType(name) {
      $0.usr = node.usr
      $0.isProtocol = node.kind == "protocol"
      $0.place = outer.place
      $0.lines += taken
    }
    // What is nested counts for itself alone.
    if let around = outer.type { changeType(around) { $0.lines -= taken } }
    conform(name, to: node)
    let scope = Scope(type: name, isProtocol: node.kind == "protocol", place: outer.place)
    recordConstraints(of: node, in: scope)
    visitMembers(node.nodes("members"), in: scope)
  }

  mutating func visitExtension(_ node: SyntaxNode, in outer: Scope) {
    guard let name = node.text("extended_type") else { return }
    let taken = lineCount(of: node)
    changeType(name) { $0.lines += taken }
    conform(name, to: node)
    visitMembers(
      node.nodes("members"), in: Scope(type: name, isInExtension: true, place: outer.place))
  }

  mutating func visitFunction(_ node: SyntaxNode, in outer: Scope) {
    own(node, in: outer)
    recordFunction(node, in: outer)
    guard !node.isImplicit else { return }
    if outer.isLocal {
      var scope = outer
      scope.compared = ElementComparison.names(in: node) ?? outer.compared
      visitParameters(of: node, in: scope)
      visitChildren(of: node, in: scope)
      return
    }
    var scope = outer
    scope.isLocal = true
    scope.isProtocol = false
    scope.compared = ElementComparison.names(in: node)
    if scope.compared != nil, node.name.first?.isLetter == true {
      note(comparingFunction: node.usr)
    }
    let kind: CodeMember.Kind = node.kind == "constructor_decl" ? .initialiser : .called
    scope.member = add(
      CodeMember(
        usr: node.usr, name: node.name, type: outer.type, kind: kind,
        isStatic: node.flag("static"), isInExtension: outer.isInExtension))
    recordConstraints(of: node, in: scope)
    let isDictated = node.values["override"] != nil
    visitParameters(of: node, in: scope, isDictated: isDictated)
    if kind != .initialiser {
      declare(node, .result, type: node.text("result"), in: scope, isDictated: isDictated)
    }
    visitChildren(of: node, in: scope)
  }

  mutating func visitParameters(
    of node: SyntaxNode, in scope: Scope, isDictated: Bool = false
  ) {
    for parameter in node.node("params")?.nodes("params") ?? [] {
      var inner = scope
      if let range = parameter.range ?? parameter.node("expression")?.range {
        inner.place = CodePlace(file: file, line: lines.line(at: range.start))
      }
      declare(
        parameter, .parameter, type: parameter.text("interface_type"), in: inner,
        isDictated: isDictated)
      guard let value = parameter.node("expression") else { continue }
      if model.members[scope.member].kind == .initialiser {
        inner.member = add(
          CodeMember(
            usr: node.usr, name: node.name, type: scope.type, kind: .defaultArgument,
            isInExtension: scope.isInExtension))
      }
      visit(value, in: inner)
    }
  }

  mutating func visitVariable(_ node: SyntaxNode, in outer: Scope) {
    guard !node.isImplicit else { return }
    own(node, in: outer)
    recordFunction(node, in: outer)
    let accessors = node.nodes("accessors").filter { !$0.isImplicit }
    let isObserved = accessors.contains { $0.flag("didSet") || $0.flag("willSet") }
    let isStored = node.text("readImpl") == "stored" || node.flag("lazy") || isObserved
    let kind: CodeDeclaration.Kind =
      outer.isLocal
      ? .local : !isStored ? .computed : node.flag("let") ? .storedConstant : .storedVariable
    declare(
      node, kind, type: node.text("interface_type"), in: outer,
      isDictated: node.values["override"] != nil)
    guard !accessors.isEmpty else { return }
    var scope = outer
    if !outer.isLocal {
      scope.isLocal = true
      scope.isProtocol = false
      scope.member = add(
        CodeMember(
          usr: node.usr, name: node.name, type: outer.type, kind: .called,
          isStatic: node.flag("static"), isInExtension: outer.isInExtension))
    }
    for accessor in accessors { visitChildren(of: accessor, in: scope) }
  }

  mutating func visitBinding(_ node: SyntaxNode, in outer: Scope) {
    for entry in node.nodes("pattern_entries") {
      guard let value = entry.node("processed_init") ?? entry.node("original_init") else {
        continue
      }
      var scope = outer
      if !outer.isLocal {
        let variable = entry.node("pattern").flatMap(Self.name(in:)).flatMap {
          outer.variables[$0]
        }
        scope.isLocal = true
        scope.member = add(
          CodeMember(
            usr: variable?.usr ?? "", name: variable?.name ?? "", type: outer.type,
            kind: .firstValue, isStatic: variable?.flag("static") ?? false,
            isInExtension: outer.isInExtension))
      }
      visit(value, in: scope)
    }
  }

  mutating func visitCase(_ node: SyntaxNode, in scope: Scope) {
    own(node, in: scope)
    for parameter in node.node("params")?.nodes("params") ?? [] {
      declare(parameter, .payload, type: parameter.text("interface_type"), in: scope)
    }
  }

  private mutating func conform(_ type: String, to node: SyntaxNode) {
    guard let inheritance = node.node("inherits") else { return }
    let conformances =
      inheritance.nodes("conformances").compactMap { $0.text("protocol") }
      + (inheritance.values["protocols"] as? [String] ?? [])
    let superclass = inheritance.text("superclass_type")
    changeType(type) {
      $0.protocols.formUnion(conformances)
      if let superclass { $0.superclass = superclass }
    }
  }

  private func lineCount(of node: SyntaxNode) -> Int {
    guard let range = node.range else { return 0 }
    return lines.line(at: range.end) - lines.line(at: range.start) + 1
  }

  /// The type of a declaration's values, as it is mangled where it is used.
  private static func mangledType(_ usr: String) -> String { "$s\(usr.dropFirst(2))D" }

  /// The variable that a pattern with a single one binds.
  private static func name(in pattern: SyntaxNode) -> String? {
    if pattern.kind == "pattern_named" { return pattern.name }
    return pattern.node("sub_pattern").flatMap(name(in:))
  }
}
