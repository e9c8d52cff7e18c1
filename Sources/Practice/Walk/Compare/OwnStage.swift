import Foundation

/// What a person did in an attempt to reach one stage.
struct OwnStage: Equatable {
  /// The stage's number.
  let number: Int

  /// The second on the attempt's clock at which it was reached; nil for never.
  let reached: Int?

  /// The seconds since the stage before, or since the start.
  let took: Int

  /// The stage before it that was reached in the same check; nil for none.
  let togetherWith: Int?

  /// The subjects of the commits made for it.
  let commits: [String]

  /// How many checks ran on the way, and how many of them were green.
  let checks: Int
  let green: Int

  /// The trees before and after, over the overlay's paths only; nil before for stage 0, and after where
  /// no check shows it.
  let before: String?
  let after: String?

  /// What the last of those checks measured.
  let smells: [String: Int]

  /// The stages of an attempt up to the first that was not reached.
  static func all(
    in attempt: Attempt, commits: [OwnCommit], stages: [Stage], used: Int
  ) -> [OwnStage] {
    var rest = attempt.events[...]
    var left = commits[...]
    var result: [OwnStage] = []
    var last: (number: Int, second: Int, check: CheckRecord)?
    for stage in stages where stage.number > 0 {
      let end = rest.firstIndex { $0.reachedStage == stage.number }
      let events = rest[..<(end ?? rest.endIndex)]
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
      let checks = events.compactMap(\.check)
      let date = end.map { attempt.events[$0].date }
      let mine = date.map { date in left.prefix { $0.moment(in: attempt) <= date } } ?? left
      left = left.dropFirst(mine.count)
      let second = date.map { attempt.secondsUsed(at: $0) }
      let check = checks.last ?? last?.check
      result.append(
        OwnStage(
          number: stage.number, reached: second,
          took: max(0, (second ?? used) - (last?.second ?? 0)),
          togetherWith: end != nil && checks.isEmpty ? last?.number : nil,
          commits: mine.map(\.subject), checks: checks.count,
          green: checks.count { $0.verdict == .preserved }, before: last?.check.tree,
          after: check?.tree, smells: check?.smells ?? [:]))
      guard let second, let check else { break }
      last = (stage.number, second, check)
    }
    return result
  }
}

extension OwnCommit {
  /// The first line of its message.
  var subject: String { message.split(separator: "\n").first.map(String.init) ?? "no message" }

  /// When what it holds was there: what is committed was often checked just before.
  fileprivate func moment(in attempt: Attempt) -> Date {
    let check = attempt.events.lazy.compactMap(\.check).first { $0.tree == tree }
    return check.map { min($0.at, date) } ?? date
  }
}

extension AttemptEvent {
  /// The record of a check.
  var check: CheckRecord? { if case .checked(let record) = self { record } else { nil } }

  /// The stage of a split.
  fileprivate var reachedStage: Int? {
    if case .stageReached(let number, _) = self { number } else { nil }
  }
}
