import Foundation
import Testing

@testable import Practice

@Suite struct KataToolTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  @Test(arguments: [
    (["satrt"], "kata has no command satrt: did you mean `kata start`?"),
    (["frobnicate"], "kata has no command frobnicate: `kata help` lists them"),
    (
      ["start"],
      "kata start needs KATA; usage: kata start KATA [--now] [--minutes N]"
    ),
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
    (["start", "toy", "--minutes", "0"], "--minutes needs a whole number above 0, not \"0\""),
    (["start", "toy", "--minutes=soon"], "--minutes needs a whole number above 0, not \"soon\""),
    (
      ["start", "toy", "--now=1"],
      "--now takes no value; usage: kata start KATA [--now] [--minutes N]"
    ),
    (["status", "toy"], "kata status does not take \"toy\"; usage: kata status"),
    (["--now"], "kata has no option --now; usage: kata COMMAND"),
    (["help", "strat"], "kata has no command strat: did you mean `kata start`?"),
  ])
  func `a wrong command line is told in one line`(words: [String], error: String) {
    let context = CommandContext(
      console: Console(result: { _ in }, progress: { #expect($0 == "error: \(error)") }),
      directory: bench.root, environment: bench.environment, now: { .distantPast })
    #expect(KataTool().run(words, in: context) == .usage)
  }

  @Test func `help lists every command`() {
    let text = bench.kata("help").text
    #expect(KataTool.allCommands.allSatisfy { text.contains("  \($0.name)") })
    #expect(bench.kata().text == text)
    #expect(bench.kata("--help").text == text)
  }

  @Test func `a command's help shows usage, options and an example`() {
    let text = bench.kata("help", "start").text
    #expect(text.contains("usage: swift run kata start KATA [--now] [--minutes N]"))
    #expect(text.contains("example: swift run kata start reservations"))
    #expect(bench.kata("start", "--help").text == text)
  }
}
