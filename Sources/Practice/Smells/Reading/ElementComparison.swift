/// Reads code that says which of two elements comes first.
enum ElementComparison {
  /// The names in a function or closure that say something about the two elements it compares; nil
  /// where it compares none.
  static func names(in node: SyntaxNode) -> Set<String>? {
    let parameters = node.node("params")?.nodes("params") ?? []
    let types = Set(parameters.compactMap { $0.text("interface_type") })
    guard parameters.count == 2, types.count == 1, !node.isImplicit else { return nil }
    let result = node.text("result") ?? node.text("type").map { String($0.dropFirst("$s".count)) }
    guard let result, isAnswer(result, ofClosure: node.kind == "closure_expr") else { return nil }
    var names = Set(parameters.map(\.name))
    var bindings: [(names: Set<String>, value: SyntaxNode)] = []
    collect(node, &names, &bindings)
    var grows = true
    while grows {
      let count = names.count
      for binding in bindings where mentions(names, in: binding.value) {
        names.formUnion(binding.names)
      }
      grows = names.count > count
    }
    return names
  }

  /// Whether code names one of these.
  static func mentions(_ names: Set<String>, in node: SyntaxNode) -> Bool {
    if node.kind == "decl_ref", node.text("decl_usr")?.isEmpty != false,
      names.contains(node.text("base_name") ?? "")
    {
      return true
    }
    return children(of: node).contains { mentions(names, in: $0) }
  }

  /// Whether code asks only whether to go forwards or backwards.
  static func isDirection(_ subject: SyntaxNode) -> Bool {
    subject.text("type")?.hasSuffix("9SortOrderOD") == true
      || children(of: subject).contains(where: isDirection)
  }

  /// Whether a mangled type is `Bool` or `ComparisonResult`, or a function that returns them.
  private static func isAnswer(_ type: String, ofClosure: Bool) -> Bool {
    if ofClosure { return type.hasPrefix("ySb") || type.contains("16ComparisonResultO") }
    return type == "$sSbD" || type.hasSuffix("16ComparisonResultOD")
  }

  /// Names that are bound inside: for now those whose value does not matter, and the others apart.
  private static func collect(
    _ node: SyntaxNode, _ names: inout Set<String>,
    _ bindings: inout [(names: Set<String>, value: SyntaxNode)]
  ) {
    if node.kind == "pattern_named" { names.insert(node.name) }
    guard node.kind == "pattern_entry" else {
      for child in children(of: node) { collect(child, &names, &bindings) }
      return
    }
    guard let value = node.node("processed_init") ?? node.node("original_init") else { return }
    var bound: Set<String> = []
    var none: [(names: Set<String>, value: SyntaxNode)] = []
    if let pattern = node.node("pattern") { collect(pattern, &bound, &none) }
    bindings.append((bound, value))
    collect(value, &names, &bindings)
  }

  private static func children(of node: SyntaxNode) -> [SyntaxNode] {
    node.values.flatMap { key, value -> [SyntaxNode] in
      if key == "params" || key == "substitutions" { return [] }
      if let child = SyntaxNode(any: value) { return [child] }
      return (value as? [Any] ?? []).compactMap(SyntaxNode.init(any:))
    }
  }
}
