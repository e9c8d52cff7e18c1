import Foundation
import Terminal

/// Runs the suites that were built, and collects what they say as data.
struct TestProcess {
  let root: URL
  let subprocess: Subprocess
  let kata: KataPaths

  struct Outcome: Sendable {
    let log: VerdictLog
    let run: TestRun
    let ended: Termination

    /// Whether it had to be ended, since nothing happened any more.
    let hasStalled: Bool

    /// What the process printed, such as the message and backtrace of a crash.
    let remarks: [String]
  }

  func run() throws -> Outcome {
    let folder = try ScratchFolder()
    let verdicts = folder.url.appending(path: "verdicts")
    let events = folder.url.appending(path: "events")
    var subprocess = subprocess.withShortBacktraces
    subprocess.environment["KATA_VERDICTS"] = verdicts.path
    let program = TestProgram(root: root)
    let stallGuard = StallGuard(files: [verdicts, events])
    defer { stallGuard.stop() }
    let output = try subprocess.run(
      program.path,
      program.swiftTesting(filter) + [
        "--event-stream-version", "0", "--event-stream-output-path", events.path,
      ],
      in: root, started: stallGuard.watch)
    return Outcome(
      log: VerdictLog(folder.contents(of: "verdicts"), kata: kata.name),
      run: TestRun(folder.contents(of: "events"), root: root.path),
      ended: output.termination, hasStalled: stallGuard.hasStalled,
      remarks: Self.remarks(in: output.text + output.errorText))
  }

  /// The kata's characterization suite has the kata's name in its own.
  private var filter: String {
    "CharacterizationTests\\.[^/]*\(kata.name)|\(kata.unitTestModule)\\."
  }

  /// Without the test runner's own stack frames.
  private static func remarks(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0).withControlSigns }
      .filter { !$0.hasSuffix(" in libTesting.so") && !$0.hasSuffix(" in libswift_Concurrency.so") }
  }
}
