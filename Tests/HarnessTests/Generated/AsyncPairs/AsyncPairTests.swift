import Testing

@testable import Harness

@Suite("Bugs of asynchronous view models") @MainActor struct AsyncPairTests {
  private nonisolated static let pairs: [AsyncPair] = [
    .olderAnswer, .lostCancel, .doubleLoad, .afterTheScreen, .checkThenAct, .outlivesTheScreen,
    .streamTwice, .lostReset, .sharedError, .reentrantActor, .lostLastValue,
  ]

  @Test(arguments: pairs) func `a bug is found`(_ pair: AsyncPair) throws {
    let run = GeneratedRun(kata: "Pair", legacy: pair.legacy, refactored: pair.broken)
    let finding = try #require(run(from: 1, runs: 20).finding)
    #expect(finding.shrunk.verdict.name == "mismatch")
    let steps = finding.shrunk.scenario.steps
    #expect(steps.count <= pair.steps + 1, "\(steps)")
  }

  @Test(arguments: pairs) func `mended, it is never accused`(_ pair: AsyncPair) {
    let run = GeneratedRun(kata: "Pair", legacy: pair.legacy, refactored: pair.mended)
    let outcome = run(from: 1, runs: 40)
    #expect(outcome.finding == nil, "\(outcome.finding?.report(kata: "Pair") ?? "")")
    #expect(outcome.compared == 40)
  }
}
