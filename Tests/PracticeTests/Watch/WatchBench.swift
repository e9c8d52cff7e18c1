import Foundation
import Terminal

@testable import Practice

/// Moments, files and reports for tests of what `kata watch` does with them.
enum WatchBench {
  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  /// Two states of the files: before a save and after it.
  static let files: [FileSnapshot] = [[], ["/"]].map { FileSnapshot(ofEntries: $0) }

  static let stages = zip(0..., ["Legacy", "Model", "View model"]).map { number, title in
    Stage(
      number: number, slug: "s\(number)", title: title, minutes: 10, removes: [], fromBase: [])
  }

  static var attempt: Attempt {
    var attempt = Attempt(id: "toy-1", kata: "Toy", base: "0", minutes: 60)
    attempt.startedAt = start
    return attempt
  }

  static func check(_ verdict: CheckVerdict) -> AttemptEvent {
    .checked(
      CheckRecord(verdict: verdict, scenarios: 3, declared: 0, unitTests: 0, tree: "", at: start))
  }

  static func report(_ headline: String, lines: Int = 0) -> WatchReport {
    WatchReport(
      results: [headline] + (0..<lines).map { "line \($0 + 1)" }, remarks: [], scenarios: 3)
  }

  static func state(columns: Int = 60, rows: Int = 10) -> WatchState {
    WatchState(stages: stages, now: start, columns: columns, rows: rows)
  }
}

extension WatchState {
  /// Takes events in and returns what is to be done because of all of them.
  mutating func take(_ events: WatchEvent...) -> [WatchAction] { events.flatMap { take($0) } }

  /// What a save of these files is: they are seen twice.
  mutating func save(_ files: FileSnapshot) -> [WatchAction] {
    take(.polled(files), .polled(files))
  }

  mutating func press(_ character: Character) -> [WatchAction] {
    take(.key(.character(character)))
  }
}
