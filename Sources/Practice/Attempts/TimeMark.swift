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
    case .up: "the time is up, and the clock goes on: `swift run kata finish` ends the attempt"
    }
  }

  /// The second at which it is passed in an attempt of some minutes; nil where it says nothing: when
  /// half of the time is left, that little is left has been clear from the start.
  private func second(of minutes: Int) -> Int? {
    let half = minutes * 30
    switch self {
    case .half: return half
    case .tenLeft: return minutes * 60 - 600 > half ? minutes * 60 - 600 : nil
    case .twoLeft: return minutes * 60 - 120 > half ? minutes * 60 - 120 : nil
    case .up: return minutes * 60
    }
  }

  /// The marks that are passed when, of so many minutes, the seconds used go from `first` to `second`,
  /// in order.
  static func passed(from first: Int, to second: Int, of minutes: Int) -> [TimeMark] {
    allCases.filter { mark in
      mark.second(of: minutes).map { first < $0 && $0 <= second } ?? false
    }
  }

  /// The last mark that an attempt has passed between two moments.
  static func last(in attempt: Attempt, from first: Date, to second: Date) -> TimeMark? {
    passed(
      from: attempt.secondsUsed(at: first), to: attempt.secondsUsed(at: second),
      of: attempt.minutes
    ).last
  }
}
