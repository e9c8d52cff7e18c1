/// Markdown as a terminal shows it: nothing but indentation and, where there is colour, bold.
struct PlainMarkdown {
  let style: TextStyle

  /// The text below a heading.
  func section(_ heading: String, _ body: String) -> String {
    "\(style(.bold, heading))\n\(indented(body))\n"
  }

  private func indented(_ body: String) -> String {
    body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \(emphasised($0))" }.joined(separator: "\n")
  }

  private func emphasised(_ line: Substring) -> String {
    let text = line.hasPrefix("### ") ? "**\(line.dropFirst(4))**" : String(line)
    return text.replacing(#/\*\*(.+?)\*\*/#) { style(.bold, String($0.1)) }
  }
}
