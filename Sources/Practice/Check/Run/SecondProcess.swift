import Foundation

/// Computes the digests again in a process of its own: dictionary and set order differ only there.
struct SecondProcess {
  let root: URL
  let subprocess: Subprocess
  let kata: KataFolder

  struct Outcome: Sendable {
    let digests: DigestTable
    let ended: Termination
    let remarks: [String]
  }

  func run() throws -> Outcome {
    let lab = root.appending(path: ".build/debug/lab").path
    var subprocess = subprocess.withShortBacktraces
    subprocess.environment.merge(Self.elsewhere) { $1 }
    let output = try subprocess.run(lab, ["digest", kata.commandName], in: root)
    return Outcome(
      digests: DigestTable(output.text), ended: output.termination,
      remarks: output.errorText.split(whereSeparator: \.isNewline).prefix(20).map(String.init))
  }

  /// A place where this process is not, so that reading the machine's zone or language shows.
  static var elsewhere: [String: String] {
    let nepal = "Asia/Kathmandu"
    let isThere = TimeZone.current.secondsFromGMT() == 20_700
    return ["TZ": isThere ? "America/St_Johns" : nepal, "LC_ALL": "ja_JP.UTF-8"]
  }
}
