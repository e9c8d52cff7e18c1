/// Names in a sentence.
enum Names {
  /// A few of them, and how many more there are.
  static func text(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) … \(names.count - 3) more" : shown
  }
}
