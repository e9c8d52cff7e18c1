import Foundation

/// Runs the suites that were built, and collects what they say as data.
struct TestProcess {
  let root: URL
  let subprocess: Subprocess
  let kata: KataPaths

  struct Outcome: Sendable {
    let log: VerdictLog
    let run: TestRun
    let ended: Termination

    /// What the process printed that is not Swift Testing's own progress.
    let remarks: [String]
  }

  func run() throws -> Outcome {
    let folder = try ScratchFolder()
    var subprocess = subprocess.withShortBacktraces
    subprocess.environment["KATA_VERDICTS"] = folder.url.appending(path: "verdicts").path
    let output = try subprocess.run(
      "swift",
      [
        "test", "--skip-build", "--disable-xctest", "--quiet", "--filter", filter,
        "--event-stream-version", "0",
        "--event-stream-output-path", folder.url.appending(path: "events").path,
      ], in: root)
    return Outcome(
      log: VerdictLog(folder.contents(of: "verdicts"), kata: kata.name),
      run: TestRun(folder.contents(of: "events"), root: root.path),
      ended: output.termination,
      remarks: Self.remarks(in: output.text + output.errorText))
  }

  /// The kata's characterization suite has the kata's name in its own. Unit tests are all run, since
  /// only their files tell which kata they belong to.
  private var filter: String {
    "CharacterizationTests\\.[^/]*\(kata.name)|RefactoredTests\\."
  }

  /// Without the test runner's own lines and stack frames, and without SwiftPM's.
  private static func remarks(in text: String) -> [String] {
    let marks: Set<Character> = ["◇", "↳", "✔", "✘", "➜", "━", "⚠"]
    let noise = ["[0/1] Planning build", "error: Process '"]
    return text.split(whereSeparator: \.isNewline)
      .filter { line in line.first.map { !marks.contains($0) } ?? false }
      .filter { line in !noise.contains { line.hasPrefix($0) } }
      .filter { !$0.hasSuffix(" in libTesting.so") && !$0.hasSuffix(" in libswift_Concurrency.so") }
      .map(String.init)
  }
}
