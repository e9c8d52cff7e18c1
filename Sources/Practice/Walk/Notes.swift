import Foundation

/// What a stage's `NOTES.md` says.
struct Notes: Equatable, Sendable {
  /// The text below each heading, without empty lines around it.
  let sections: [NotesSection: String]

  /// From a nudge to the answer.
  let hints: [String]

  static let hintCount = 3

  /// Reads the Markdown of `file`; what is wrong with its headings is one `UserError`.
  init(_ markdown: String, file: String) throws {
    let blocks = Self.blocks(in: markdown)
    var problems: [String] = []
    if let text = blocks.first, !text.body.isEmpty, text.heading == nil {
      problems.append("\"\(text.body.prefix { $0 != "\n" })\" stands before any heading")
    }
    var sections: [NotesSection: String] = [:]
    for block in blocks {
      guard let heading = block.heading else { continue }
      guard let section = NotesSection(rawValue: heading) else {
        let known = NotesSection.allCases.map(\.rawValue).joined(separator: ", ")
        problems.append("the heading \"\(heading)\" is unknown: there are \(known)")
        continue
      }
      if sections[section] != nil {
        problems.append("the heading \"\(heading)\" is there twice: join the two")
      }
      if block.body.isEmpty { problems.append("nothing stands below the heading \"\(heading)\"") }
      sections[section] = block.body
    }
    let missing = NotesSection.allCases.filter { sections[$0] == nil }
      .map { "\"\($0.rawValue)\"" }
    if !missing.isEmpty {
      let (noun, verb) = missing.count == 1 ? ("heading", "is") : ("headings", "are")
      problems.append("the \(noun) \(missing.joined(separator: ", ")) \(verb) missing")
    }
    self.sections = sections
    hints = Self.items(in: sections[.hints] ?? "")
    if let text = sections[.hints], !text.isEmpty, hints.count != Self.hintCount {
      problems.append(
        "Hints has \(plural(hints.count, "numbered item")), and there must be \(Self.hintCount)")
    }
    guard problems.isEmpty else {
      throw UserError("\(file): \(problems.joined(separator: "; "))")
    }
  }

  private struct Block {
    var heading: String?
    var body: String
  }

  /// The text before the first `##` heading, without the title, and then what is below each.
  private static func blocks(in markdown: String) -> [Block] {
    var blocks: [(heading: String?, lines: [Substring])] = [(nil, [])]
    var isCode = false
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") {
        blocks.append((line.dropFirst(3).trimmed, []))
      } else if isCode || !line.hasPrefix("# ") {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks.map { block in
      let lines = block.lines.drop { $0.trimmed.isEmpty }.reversed()
        .drop { $0.trimmed.isEmpty }.reversed()
      return Block(heading: block.heading, body: lines.joined(separator: "\n"))
    }
  }

  /// The items of a numbered list, without their numbers and line ends.
  private static func items(in text: String) -> [String] {
    var items: [String] = []
    for line in text.split(separator: "\n") {
      if let item = line.wholeMatch(of: #/\d+\. +(.*)/#) {
        items.append(String(item.1))
      } else if !items.isEmpty, !line.trimmed.isEmpty {
        items[items.count - 1] += " \(line.trimmed)"
      }
    }
    return items
  }
}

extension StringProtocol {
  /// The text without white space around it.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
