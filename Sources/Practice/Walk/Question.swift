/// A question that an interviewer may ask, and what to answer.
struct Question: Equatable, Sendable {
  let question: String
  let answer: String

  /// The questions of a list: each item asks up to its first question mark, and then answers.
  static func all(in markdown: String) -> [Question] {
    NotesBlock.blocks(in: markdown).flatMap { block -> [Question] in
      guard case .list(let items, _) = block else { return [] }
      return items.map { item in
        let end = item.firstRange(of: "? ")?.lowerBound ?? item.lastIndex(of: "?")
        guard let end else { return Question(question: item, answer: "") }
        let answer = item[item.index(after: end)...]
        return Question(
          question: String(item[...end]), answer: String(answer.trimmingPrefix(" ")))
      }
    }
  }
}
