import Foundation

/// The processes in which a check runs what was built.
struct CheckRuns {
  private let others: [SecondProcess]
  private let first: Background<TestProcess.Outcome>
  private let running: Background<[SecondProcess.Outcome]>

  /// Starts them: the tests, and beside them the others one after the other. All at once they would
  /// take time from the tests, which are done last, where there are two cores.
  init(kata: KataFolder, root: URL, subprocess: Subprocess) {
    let tests = TestProcess(root: root, subprocess: subprocess, kata: kata.paths)
    let others = [true, false].map {
      SecondProcess(root: root, subprocess: subprocess, kata: kata, isElsewhere: $0)
    }
    self.others = others
    first = Background { try tests.run() }
    running = Background { try others.map { try $0.run() } }
  }

  /// Waits for them, and ends what goes on long after the tests have ended.
  func outcomes() throws -> (TestProcess.Outcome, [SecondProcess.Outcome]) {
    let first = first.outcome()
    for process in others where !running.isDone(within: SecondProcess.limit) { process.end() }
    let outcomes = running.outcome()
    return (try first.get(), try outcomes.get())
  }
}
