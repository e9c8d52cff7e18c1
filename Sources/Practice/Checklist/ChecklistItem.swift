import Foundation

/// A line of `CHECKLIST.md` to tick.
struct ChecklistItem: Equatable, Sendable {
  /// The heading that it stands below.
  let section: String

  /// Its text, without line ends.
  let text: String

  /// The items of a Markdown text.
  static func all(in markdown: String) -> [ChecklistItem] {
    var items: [ChecklistItem] = []
    var section = ""
    var isOpen = false
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if let heading = text.wholeMatch(of: #/##+ +(.+)/#) {
        section = String(heading.1)
        isOpen = false
      } else if let item = text.wholeMatch(of: #/[-*] \[[ xX]?\] +(.+)/#) {
        items.append(ChecklistItem(section: section, text: String(item.1)))
        isOpen = true
      } else if isOpen, !text.isEmpty, line.first?.isWhitespace == true, let last = items.popLast()
      {
        items.append(ChecklistItem(section: last.section, text: "\(last.text) \(text)"))
      } else {
        isOpen = false
      }
    }
    return items
  }
}

/// What a person answered to an item of the checklist.
public struct ChecklistAnswer: Codable, Equatable, Sendable {
  /// The item's text.
  public let item: String

  /// Whether it was done.
  public let isDone: Bool

  /// Whether it was skipped; nil for one that was answered.
  public private(set) var isSkipped: Bool?

  init(item: String, isDone: Bool) {
    self.item = item
    self.isDone = isDone
  }

  /// An item that the person skipped.
  static func skipped(_ item: String) -> ChecklistAnswer {
    var answer = ChecklistAnswer(item: item, isDone: false)
    answer.isSkipped = true
    return answer
  }

  /// The answer in one word.
  var word: String {
    if isSkipped == true { return "skipped" }
    return isDone ? "yes" : "no"
  }
}

extension [ChecklistAnswer] {
  /// How many of each there are.
  var inWords: String {
    ["yes", "no", "skipped"].compactMap { word in
      let count = count { $0.word == word }
      return count > 0 || word != "skipped" ? "\(count) \(word)" : nil
    }.joined(separator: ", ")
  }
}
