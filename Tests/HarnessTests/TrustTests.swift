import Foundation
import Testing

@testable import Harness

/// What makes a run say by itself that it proves nothing.
@Suite("Runs that cannot be trusted") @MainActor struct TrustTests {
  private static let hello = Side.fixture { $0.label("hello") }
  private static let bye = Side.fixture { $0.label("bye") }
  private static let scenarios: [String: [String: Any]] = [
    "a": ["steps": ["launch"]], "b": ["steps": ["launch", "wait 1"]],
  ]

  /// Comparators that are broken on purpose, each in its own way.
  nonisolated private static let broken: [(name: String, compare: Divergence.Finder)] = [
    ("sees nothing", { _, _ in nil }),
    (
      "looks at the first step only",
      { legacy, refactored in
        Divergence.first(legacy: legacy, refactored: refactored).flatMap { $0.step == 1 ? $0 : nil }
      }
    ),
    (
      "names another step",
      { legacy, refactored in
        var divergence = Divergence.first(legacy: legacy, refactored: refactored)
        divergence?.step += 1
        return divergence
      }
    ),
    (
      "sees what is not there",
      { legacy, _ in
        Divergence(
          step: 1, title: "", kind: .leaks(legacy: 0, refactored: legacy.leakedScreens + 1),
          shared: .home)
      }
    ),
  ]

  @Test(arguments: broken.indices)
  func `a comparator that is broken on purpose fails every scenario`(_ index: Int) throws {
    let comparator = Self.broken[index].compare
    try Kata.withFixture(
      scenarios: Self.scenarios, legacy: Self.hello, refactored: Self.hello
    ) { kata in
      let run = KataRun(kata, generated: 5, comparator: comparator)
      #expect(run.failures.map(\.slug) == ["a", "b"])
      for result in run.results {
        #expect(result.verdict.summary.contains("canary"), "\(Self.broken[index].name)")
      }
      #expect(run.generated == nil)
      #expect(Report(run).text?.contains("canary") == true)
    }
  }

  @Test(arguments: broken.indices)
  func `a comparator that is broken on purpose keeps scenarios from being made up`(_ index: Int) {
    let run = GeneratedRun(
      kata: "Fixture", legacy: Self.hello, refactored: Self.bye,
      comparator: Self.broken[index].compare)
    let outcome = run(from: 1, runs: 5)
    #expect(outcome.problem?.contains("canary") == true, "\(Self.broken[index].name)")
    #expect(outcome.compared == 0)
    #expect(outcome.finding == nil)
  }

  @Test func `a scenario whose steps were emptied fails, and keeps the others from nothing`() throws
  {
    var scenarios = Self.scenarios
    scenarios["a"] = ["steps": [String]()]
    try Kata.withFixture(
      scenarios: scenarios, legacy: Self.hello, refactored: Self.hello
    ) { kata in
      let run = KataRun(kata, generated: 5)
      #expect(run.failures.map(\.slug) == ["a"])
      #expect(run.failures.first?.verdict == .invalid("it has no steps"))
      #expect(run.generated == nil)
    }
  }

  @Test func `a scenario that lost the steps that show a difference is not the approved one`()
    throws
  {
    let legacy = Side.fixture { screen in
      let label = screen.label("a")
      screen.button("Go") { label.text = "b" }
    }
    let refactored = Side.fixture { screen in
      screen.label("a")
      screen.button("Go") {}
    }
    try Kata.withFixture(
      scenarios: ["a": ["steps": ["launch", "tap Go"]]], legacy: legacy, refactored: refactored
    ) { kata in
      #expect(KataRun(kata).failures.first?.verdict.name == "mismatch")
      let file = kata.folder.appending(path: "Scenarios/a.json")
      try Data(#"{"title": "A", "steps": ["launch"]}"#.utf8).write(to: file)
      let verdict = KataRun(kata).failures.first?.verdict
      #expect(verdict?.name == "invalid")
      #expect(verdict?.summary.contains("is not the approved one") == true)
    }
  }
}
