/// Text that is broken into lines.
enum TextLines {
  /// The lines of a text, broken between words where they would be longer than `width`.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The same with a first line that begins with `first`, and the others below its end.
  static func wrapped(_ text: String, after first: String, to width: Int) -> [String] {
    let space = String(repeating: " ", count: first.count)
    let lines = wrapped(text, to: width - first.count)
    return lines.enumerated().map { ($0 == 0 ? first : space) + $1 }
  }
}
