import Foundation

/// Markdown whose paragraphs and items are broken anew for a narrow window, as far as briefs use it.
enum NarrowMarkdown {
  /// The text with no line longer than `columns` where it can be broken.
  static func wrapped(_ markdown: String, to columns: Int) -> String {
    var lines: [String] = []
    var text = ""
    var isCode = false
    func flush() {
      let first = mark(of: text)
      lines += TextLines.wrapped(String(text.dropFirst(first.count)), after: first, to: columns)
      text = ""
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.hasPrefix("```")
      if isFence || isCode || line.isEmpty || line.hasPrefix("#") {
        flush()
        lines.append(String(line))
        if isFence { isCode.toggle() }
      } else if text.isEmpty || !mark(of: line).isEmpty {
        flush()
        text = String(line)
      } else {
        text += " \(line.trimmingCharacters(in: .whitespaces))"
      }
    }
    flush()
    return lines.joined(separator: "\n")
  }

  /// What an item begins with; nothing for other text.
  private static func mark(of line: some StringProtocol) -> String {
    Substring(line).prefixMatch(of: #/ *(?:[-*]|\d+\.) +/#).map { String($0.output) } ?? ""
  }
}
