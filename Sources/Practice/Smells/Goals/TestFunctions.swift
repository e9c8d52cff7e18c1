/// Finds test functions in a source file: the attribute is enough, as Swift Testing needs no more.
enum TestFunctions {
  /// The lines, counted from 1, on which a test function's attribute stands outside of comments.
  static func lines(in text: String) -> [Int] {
    var isComment = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        let line = line.trimmingPrefix { $0.isWhitespace }
        if line.hasPrefix("/*") { isComment = true }
        defer { if line.contains("*/") { isComment = false } }
        guard !isComment, line.hasPrefix("@Test") else { return nil }
        let next = line.dropFirst("@Test".count).first
        return next?.isLetter == true ? nil : number + 1
      }
  }
}
