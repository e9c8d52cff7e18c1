import Foundation

/// A moment of an attempt that is worth a quiet word.
enum TimeMark: CaseIterable, Sendable {
  case half, tenLeft, twoLeft, up

  /// What to say; it stays true for a while.
  var words: String {
    switch self {
    case .half: "half of the time is used"
    case .tenLeft: "less than 10 minutes are left"
    case .twoLeft: "less than 2 minutes are left"
    case .up: "the time is up, and the clock goes on"
    }
  }

  /// The second at which it is passed in an attempt of some minutes.
  private func second(of minutes: Int) -> Int {
    switch self {
    case .half: minutes * 30
    case .tenLeft: minutes * 60 - 600
    case .twoLeft: minutes * 60 - 120
    case .up: minutes * 60
    }
  }

  /// The marks that are passed when, of so many minutes, the seconds used go from `first` to `second`,
  /// in order; of two that are the same moment the later one.
  static func passed(from first: Int, to second: Int, of minutes: Int) -> [TimeMark] {
    let marks = allCases.map { (mark: $0, second: $0.second(of: minutes)) }
    return marks.enumerated().filter { index, entry in
      entry.second > 0 && first < entry.second && entry.second <= second
        && !marks.dropFirst(index + 1).contains { $0.second == entry.second }
    }
    .map(\.element).sorted { $0.second < $1.second }.map(\.mark)
  }

  /// The last mark that an attempt has passed between two moments.
  static func last(in attempt: Attempt, from first: Date, to second: Date) -> TimeMark? {
    passed(
      from: attempt.secondsUsed(at: first), to: attempt.secondsUsed(at: second),
      of: attempt.minutes
    ).last
  }
}
