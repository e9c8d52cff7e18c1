extension TreeReader {
  mutating func visitClosure(_ node: SyntaxNode, in outer: Scope) {
    var scope = outer
    scope.isInClosure = outer.isInClosure || !outer.callsClosure
    scope.callsClosure = false
    if let compared = ElementComparison.names(in: node) {
      scope.compared = compared
      note(CodeComparator(member: outer.member, place: outer.place, isChosen: outer.isChosen))
    }
    visitParameters(of: node, in: scope)
    visitChildren(of: node, in: scope)
  }

  /// A `switch`, `if`, `guard` or `?:`; what it decides by is part of what surrounds it.
  mutating func visitChoice(_ node: SyntaxNode, in outer: Scope) {
    let subjects =
      node.nodes("conditions")
      + [node.node("subject_expr"), node.node("cond_expr")].compactMap { $0 }
    if let compared = outer.compared, !subjects.contains(where: ElementComparison.isDirection),
      !subjects.contains(where: { ElementComparison.mentions(compared, in: $0) })
    {
      note(swayedComparison: CodeSpot(member: outer.member, place: outer.place))
    }
    for subject in subjects { visit(subject, in: outer) }
    var scope = outer
    scope.isChosen = true
    let branches = node.values.filter {
      !["conditions", "subject_expr", "cond_expr"].contains($0.key)
    }
    visitChildren(of: SyntaxNode(branches), in: scope)
  }

  /// Notes what the protocols are that a declaration's generic parameters conform to.
  mutating func recordConstraints(of node: SyntaxNode, in scope: Scope) {
    let requirements = (node.node("generic_signature")?.nodes("generic_reqs") ?? [])
      .filter { $0.text("kind") == "conforms_to" }
    let parameters = Dictionary(grouping: requirements) { $0.text("first_type") ?? "" }
    for requirements in parameters.values {
      note(
        CodeConstraint(
          owner: scope.type, protocols: Set(requirements.compactMap { $0.text("protocol") }),
          member: scope.member, place: scope.place))
    }
  }

  /// The function that a call tells a text which is written out, nil for other calls: empty for a
  /// parameter, else what the compiler calls the property that keeps the function.
  static func messageTarget(of call: SyntaxNode) -> String? {
    guard !call.isImplicit, call.text("type") == "$sytD",
      let arguments = call.node("args")?.nodes("args"), arguments.count == 1,
      let text = arguments.first?.node("expr"), isWrittenOut(text), var function = call.node("fn")
    else { return nil }
    while let inner = function.node("sub_expr") { function = inner }
    guard ["member_ref_expr", "declref_expr"].contains(function.kind),
      let target = function.node("decl")?.text("decl_usr"),
      target.isEmpty || target.hasSuffix("p")
    else { return nil }
    return target
  }

  /// Whether a call is that of a closure which is written out there: `{ … }()`.
  static func callsClosure(_ call: SyntaxNode) -> Bool {
    var function = call.node("fn")
    while let inner = function?.node("sub_expr") { function = inner }
    return function?.kind == "closure_expr"
  }

  private static func isWrittenOut(_ text: SyntaxNode) -> Bool {
    guard text.text("type") == "$sSSD" else { return false }
    switch text.kind {
    case "string_literal_expr", "interpolated_string_literal_expr": return true
    case "binary_expr":
      return (text.node("args")?.nodes("args") ?? []).compactMap { $0.node("expr") }
        .contains(where: isWrittenOut)
    default: return false
    }
  }
}
