import Foundation

/// Computes the digests again in a process of its own: dictionary and set order differ only there.
struct SecondProcess {
  let root: URL
  let subprocess: Subprocess
  let kata: KataFolder

  /// How many seconds it may go on after the tests have ended, which run the same scenarios more often.
  static let limit = 20

  private let process = BoundedProcess()

  init(root: URL, subprocess: Subprocess, kata: KataFolder) {
    self.root = root
    self.subprocess = subprocess
    self.kata = kata
  }

  struct Outcome: Sendable {
    let digests: DigestTable
    let ended: Termination

    /// Whether it had to be ended, since it did not come to its end.
    let hasStalled: Bool

    let remarks: [String]
  }

  func run() throws -> Outcome {
    let lab = root.appending(path: ".build/debug/lab").path
    var subprocess = subprocess.withShortBacktraces
    subprocess.environment.merge(Self.elsewhere) { $1 }
    defer { process.stop() }
    // From last to first, what one scenario leaves to the next shows, too.
    let output = try subprocess.run(
      lab, ["digest", kata.commandName, "--reversed"], in: root, started: process.begin)
    return Outcome(
      digests: DigestTable(output.text), ended: output.termination, hasStalled: process.wasEnded,
      remarks: output.errorText.split(whereSeparator: \.isNewline).prefix(20).map(String.init))
  }

  /// Ends the process and its children; `run` then returns.
  func end() { process.end(subprocess) }

  /// A place where this process is not, so that reading the machine's zone or language shows.
  static var elsewhere: [String: String] {
    let nepal = "Asia/Kathmandu"
    let isThere = TimeZone.current.secondsFromGMT() == 20_700
    return ["TZ": isThere ? "America/St_Johns" : nepal, "LC_ALL": "ja_JP.UTF-8"]
  }
}
