import Foundation
import Terminal

/// Computes the digests again in a process of its own: dictionary and set order, and hash values, differ
/// only there. What depends on a single bit of them is the same in every second process.
struct SecondProcess {
  let root: URL
  let subprocess: Subprocess
  let kata: KataFolder

  /// Whether it is in another place than this process, and goes from the last scenario to the first.
  let isElsewhere: Bool

  /// How many seconds it may go on after the tests have ended, which run the same scenarios more often.
  static let limit = 20

  private let process = BoundedProcess()

  init(root: URL, subprocess: Subprocess, kata: KataFolder, isElsewhere: Bool) {
    self.root = root
    self.subprocess = subprocess
    self.kata = kata
    self.isElsewhere = isElsewhere
  }

  struct Outcome: Sendable {
    var digests = DigestTable()
    var ended: Termination = .exited(0)

    /// Whether it had to be ended, since it did not come to its end.
    var hasStalled = false

    var remarks: [String] = []
  }

  func run() throws -> Outcome {
    let lab = root.appending(path: ".build/debug/lab").path
    var subprocess = subprocess.withShortBacktraces
    if isElsewhere { subprocess.environment.merge(Self.elsewhere) { $1 } }
    defer { process.stop() }
    // From last to first, what one scenario leaves to the next shows, too.
    let order = isElsewhere ? ["--reversed"] : []
    let output = try subprocess.run(
      lab, ["digest", kata.commandName] + order, in: root, started: process.begin)
    return Outcome(
      digests: DigestTable(output.text), ended: output.termination, hasStalled: process.wasEnded,
      remarks: output.errorText.split(whereSeparator: \.isNewline).prefix(20)
        .map { String($0).withControlSigns })
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
