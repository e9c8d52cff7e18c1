/// A node of the compiler's tree, as its JSON has it.
struct SyntaxNode {
  let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }

  /// The node that a JSON value is, nil for numbers, texts and lists.
  init?(any value: Any?) {
    guard let values = value as? [String: Any] else { return nil }
    self.values = values
  }

  var kind: String { text("_kind") ?? "" }
  var usr: String { text("usr") ?? "" }
  var isImplicit: Bool { flag("implicit") }

  func text(_ key: String) -> String? { values[key] as? String }
  func flag(_ key: String) -> Bool { values[key] as? Bool ?? false }
  func node(_ key: String) -> SyntaxNode? { SyntaxNode(any: values[key]) }

  func nodes(_ key: String) -> [SyntaxNode] {
    (values[key] as? [Any] ?? []).compactMap(SyntaxNode.init(any:))
  }

  /// A declaration's name without argument labels.
  var name: String {
    let base = node("name")?.node("base_name")
    return base?.text("name") ?? base?.text("special") ?? ""
  }

  /// The first and last byte, nil where the node stands in no file.
  var range: (start: Int, end: Int)? {
    guard let range = values["range"] as? [String: Any], let start = range["start"] as? Int,
      let end = range["end"] as? Int
    else { return nil }
    return (start, end)
  }
}
