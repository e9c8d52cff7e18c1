import Foundation

/// The processes in which a check runs what was built, all at the same time.
struct CheckRuns {
  private let others: [SecondProcess]
  private let first: Background<TestProcess.Outcome>
  private let running: [Background<SecondProcess.Outcome>]

  /// Starts them.
  init(kata: KataFolder, root: URL, subprocess: Subprocess) {
    let tests = TestProcess(root: root, subprocess: subprocess, kata: kata.paths)
    others = [true, false].map {
      SecondProcess(root: root, subprocess: subprocess, kata: kata, isElsewhere: $0)
    }
    first = Background { try tests.run() }
    running = others.map { process in Background { try process.run() } }
  }

  /// Waits for them, and ends what goes on long after the tests have ended.
  func outcomes() throws -> (TestProcess.Outcome, [SecondProcess.Outcome]) {
    let first = first.outcome()
    for (process, work) in zip(others, running) where !work.isDone(within: SecondProcess.limit) {
      process.end()
    }
    let outcomes = running.map { $0.outcome() }
    return (try first.get(), try outcomes.map { try $0.get() })
  }
}
