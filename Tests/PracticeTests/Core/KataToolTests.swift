import Foundation
import Synchronization
import Testing

@testable import Practice

@Suite struct KataToolTests {
  /// Runs `kata` where there is no workbench, and returns what it wrote.
  private func kata(_ words: [String]) -> (code: ExitCode, result: [String], progress: [String]) {
    let result = Mutex<[String]>([])
    let progress = Mutex<[String]>([])
    let context = CommandContext(
      console: Console(
        result: { line in result.withLock { $0.append(line) } },
        progress: { line in progress.withLock { $0.append(line) } }),
      directory: URL(filePath: "/"), environment: [:], now: { .distantPast })
    let code = KataTool().run(words, in: context)
    return (code, result.withLock { $0 }, progress.withLock { $0 })
  }

  @Test(arguments: [
    (["satrt"], "kata has no command satrt: did you mean `kata start`?"),
    (["frobnicate"], "kata has no command frobnicate: `kata help` lists them"),
    (
      ["start"],
      "kata start needs KATA, as in `swift run kata start reservations`"
    ),
    (["stage"], "kata stage needs STAGE|mine, as in `swift run kata stage 2`"),
    (
      ["start", "toy", "--later"],
      "kata start has no option --later; usage: kata start KATA [--now] [--minutes N]"
    ),
    (
      ["start", "toy", "now"],
      "kata start does not take \"now\"; usage: kata start KATA [--now] [--minutes N]"
    ),
    (
      ["start", "toy", "--minutes"],
      "--minutes needs a value; usage: kata start KATA [--now] [--minutes N]"
    ),
    (
      ["start", "toy", "--minutes", "0"], "--minutes needs a whole number from 1 to 1440, not \"0\""
    ),
    (
      ["start", "toy", "--minutes=soon"],
      "--minutes needs a whole number from 1 to 1440, not \"soon\""
    ),
    (
      ["start", "toy", "--now=1"],
      "--now takes no value; usage: kata start KATA [--now] [--minutes N]"
    ),
    (["status", "toy"], "kata status does not take \"toy\"; usage: kata status [--json]"),
    (["--now"], "kata has no option --now: `kata help` lists the commands"),
    (["help", "strat"], "kata has no command strat: did you mean `kata start`?"),
  ])
  func `a wrong command line is told in one line`(words: [String], error: String) {
    let run = kata(words)
    #expect(run.code == .usage)
    #expect(run.progress == ["error: \(error)"])
    #expect(run.result.isEmpty)
  }

  @Test func `help lists every command`() {
    let help = kata(["help"]).result
    #expect(KataTool.allCommands.allSatisfy { help[0].contains("  \($0.name)") })
    #expect(kata([]).result == help)
    #expect(kata(["--help"]).result == help)
  }

  @Test func `a question for the version is answered`() {
    let run = kata(["--version"])
    #expect(run.code == .success)
    #expect(run.result.first?.hasPrefix("kata has no version: `git log -1`") == true)
  }

  @Test func `a check's help lists what it exits with`() {
    let help = kata(["check", "--help"]).result[0]
    for verdict in [
      CheckVerdict.preserved, .behaviourChanged, .doesNotBuild, .noValidVerdict, .unitTestsFail,
    ] {
      #expect(help.contains(" \(verdict.exitCode.rawValue) "))
    }
  }

  @Test func `a command's help shows usage, options and an example`() {
    let help = kata(["help", "start"]).result
    #expect(help[0].contains("usage: swift run kata start KATA [--now] [--minutes N]"))
    #expect(help[0].contains("example: swift run kata start reservations"))
    #expect(help[0].contains("60 for reservations"))
    #expect(kata(["start", "--help"]).result == help)
  }
}
