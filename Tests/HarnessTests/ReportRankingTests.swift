import Simulation
import Synchronization
import Testing

@testable import Harness

/// Which of several failures a report shows in full.
@Suite("Ranking of failures") @MainActor struct ReportRankingTests {
  private func shown(
    _ scenarios: [String: [String: Any]], legacy: Side, refactored: Side
  ) throws -> String? {
    try Kata.withFixture(scenarios: scenarios, legacy: legacy, refactored: refactored) {
      Report(KataRun($0)).shown
    }
  }

  private static let steady = Side.fixture { $0.label("fresh") }

  /// A side that shows once, in a static way, that it was launched before.
  private static func forgetful() -> Side {
    let launches = Mutex(0)
    return .fixture { screen in
      let isFirst = launches.withLock { launches in
        launches += 1
        return launches == 1
      }
      screen.label(isFirst ? "fresh" : "stale")
    }
  }

  @Test func `a static that outlives a scenario comes before what only follows from it`() throws {
    let scenarios: [String: [String: Any]] = [
      "a-first-and-longest": ["steps": ["launch", "wait 1", "wait 1", "wait 1"]],
      "b-later": ["steps": ["launch"]],
    ]
    #expect(
      try shown(scenarios, legacy: Self.steady, refactored: Self.forgetful())
        == "a-first-and-longest")
  }

  @Test func `what a static keeps shows once the others ran, and not before`() throws {
    let scenarios: [String: [String: Any]] = [
      "a": ["steps": ["launch"]], "b": ["steps": ["launch"]],
    ]
    try Kata.withFixture(
      scenarios: scenarios, legacy: Self.steady, refactored: Self.forgetful()
    ) { kata in
      let scenario = Scenario(slug: "b", title: "B", steps: [.launch])
      let alone = ScenarioRunner.run(scenario, on: kata.refactored, label: "alone")
      let later = kata.runAfterOthers(
        scenario, on: kata.refactored, behaviour: Behaviour(), label: "later")
      #expect(alone.trace.description.contains("fresh"))
      #expect(later.trace.description.contains("stale"))
      let steady = kata.runAfterOthers(
        scenario, on: kata.legacy, behaviour: Behaviour(), label: "steady")
      #expect(steady.trace == alone.trace)
    }
  }

  @Test func `a screen that is never freed comes before what can be seen`() throws {
    let scenarios: [String: [String: Any]] = [
      "leaving-late": ["steps": ["launch", "wait 1", "go back"]],
      "pressing": ["steps": ["launch", "tap Go"]],
    ]
    let legacy = Side.fixture { $0.button("Go") {} }
    let refactored = Side.fixture { screen in
      screen.kept = [screen]
      screen.button("Go") { [weak screen] in screen?.label("went") }
    }
    #expect(try shown(scenarios, legacy: legacy, refactored: refactored) == "leaving-late")
  }

  @Test func `of two that are alike an ordinary day comes first`() throws {
    let scenarios: [String: [String: Any]] = [
      "a-abroad": ["steps": ["launch"], "timeZone": "Asia/Tokyo"],
      "b-in-german": ["steps": ["launch"], "locale": "de_DE"],
      "c-at-night": ["steps": ["launch"], "now": "2026-06-01T23:59:30Z"],
      "d-ordinary": ["steps": ["launch"]],
      "e-ordinary": ["steps": ["launch"]],
    ]
    let refactored = Side.fixture { $0.label("other") }
    #expect(try shown(scenarios, legacy: Self.steady, refactored: refactored) == "d-ordinary")
  }
}
