import Foundation

/// A paragraph, list or piece of code in notes.
enum NotesBlock: Equatable, Sendable {
  case paragraph(String)
  case heading(String)
  case list([String], isNumbered: Bool)
  case code(String)

  /// The blocks of a Markdown text, as far as notes use it.
  static func blocks(in markdown: String) -> [NotesBlock] {
    var reader = NotesBlockReader()
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      reader.read(line)
    }
    return reader.end()
  }
}

/// Reads Markdown line by line.
private struct NotesBlockReader {
  private var blocks: [NotesBlock] = []
  private var code: [Substring]?
  private var isApart = true

  mutating func read(_ line: Substring) {
    if line.hasPrefix("```") {
      if let code { blocks.append(.code(code.joined(separator: "\n"))) }
      code = code == nil ? [] : nil
      isApart = true
    } else if code != nil {
      code?.append(line)
    } else {
      let text = line.trimmingCharacters(in: .whitespaces)
      if !text.isEmpty { readText(text) }
      isApart = text.isEmpty
    }
  }

  /// The blocks; code that is never closed goes to the end.
  mutating func end() -> [NotesBlock] {
    if let code { blocks.append(.code(code.joined(separator: "\n"))) }
    return blocks
  }

  private mutating func readText(_ text: String) {
    if let heading = text.wholeMatch(of: #/#+ +(.*)/#) {
      blocks.append(.heading(String(heading.1)))
      isApart = true
    } else if let item = text.wholeMatch(of: #/[-*] +(.*)/#) {
      add(item: String(item.1), isNumbered: false)
    } else if let item = text.wholeMatch(of: #/\d+\. +(.*)/#) {
      add(item: String(item.1), isNumbered: true)
    } else {
      add(text)
    }
  }

  private mutating func add(item: String, isNumbered: Bool) {
    if case .list(let items, isNumbered) = blocks.last {
      blocks[blocks.count - 1] = .list(items + [item], isNumbered: isNumbered)
    } else {
      blocks.append(.list([item], isNumbered: isNumbered))
    }
  }

  /// A line that goes on with what was before, or begins a paragraph.
  private mutating func add(_ text: String) {
    switch blocks.last {
    case .paragraph(let before) where !isApart:
      blocks[blocks.count - 1] = .paragraph("\(before) \(text)")
    case .list(let items, let isNumbered) where !isApart:
      let last = items.last.map { "\($0) \(text)" } ?? text
      blocks[blocks.count - 1] = .list(items.dropLast() + [last], isNumbered: isNumbered)
    default:
      blocks.append(.paragraph(text))
    }
  }
}
