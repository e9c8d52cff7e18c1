import Foundation
import Simulation
import Testing
import UIKitShim

@testable import Harness

@Suite("Generated scenarios") @MainActor struct GeneratorTests {
  /// Loads for 0.8 seconds, then offers a button that does so again.
  private static let reloading = Side.fixture { screen in
    let label = screen.label("")
    @MainActor func load() {
      label.text = "loading"
      screen.kept = [
        Cancellation(
          Task {
            try? await WorldSleep.sleep(for: .milliseconds(800))
            label.text = World.current?.toss() == true ? "loaded" : "failed"
          })
      ]
    }
    screen.button("Again") { load() }
    load()
  }

  private func generator(
    _ legacy: Side = reloading, avoiding lines: [String] = []
  ) -> ScenarioGenerator {
    ScenarioGenerator(
      kata: "Fixture", legacy: legacy, behaviour: Behaviour(),
      chooser: StepChooser(avoiding: lines.compactMap { AvoidedStep($0) }))
  }

  @Test func `a seed makes the same scenario each time, and another seed another one`() {
    let (first, again, other) = (
      generator().scenario(seed: 3, steps: 20).scenario,
      generator().scenario(seed: 3, steps: 20).scenario,
      generator().scenario(seed: 4, steps: 20).scenario
    )
    #expect(first == again)
    #expect(first.steps.count == 20)
    #expect(first.steps != other.steps)
  }

  @Test func `every step can be taken on the legacy screen`() {
    for seed in 0..<50 {
      let (scenario, run) = generator().scenario(seed: UInt64(seed), steps: 20)
      #expect(run.invalidity == nil)
      #expect(Judge.emptiness(of: run.trace) == nil, "seed \(seed): \(scenario.steps)")
    }
  }

  @Test func `the scenario replays what the generator saw`() {
    for seed in 0..<20 {
      let (scenario, run) = generator().scenario(seed: UInt64(seed), steps: 20)
      let replay = ScenarioRunner.run(scenario, on: Self.reloading, label: "replay")
      #expect(replay.trace == run.trace)
    }
  }

  @Test func `buttons, leaving, coming back, waiting and the network all come up`() {
    let steps = (0..<50).flatMap { generator().scenario(seed: $0, steps: 20).scenario.steps }
    for form in [
      "tap LABEL", "go back", "reopen", "wait S", "go offline", "go online", "relaunch",
      "begin to go back and stay",
    ] {
      #expect(steps.contains { $0.form == form }, "no \(form)")
    }
  }

  @Test func `what is avoided never comes up`() {
    let avoiding = generator(avoiding: ["go offline after tap LABEL", "relaunch"])
    for seed in 0..<50 {
      let steps = avoiding.scenario(seed: UInt64(seed), steps: 20).scenario.steps
      #expect(!steps.contains(.relaunch))
      let tap = steps.firstIndex(of: .tap("Again")) ?? steps.endIndex
      #expect(!steps[tap...].contains(.goOffline))
    }
  }

  @Test func `leaving out what one stream draws leaves the others as they were`() {
    let streams = RandomStreams(seed: 7)
    var (one, other) = (streams.stream(.delays, step: 4), streams.stream(.delays, step: 4))
    var faults = streams.stream(.faults, step: 4)
    _ = faults.next()
    #expect(one.next() == other.next())
    var next = streams.stream(.delays, step: 5)
    #expect(one.next() != next.next())
  }

  @Test func `legacy code that never settles proves nothing, and says so`() {
    let restless = Side.fixture { screen in
      screen.label("a")
      @MainActor func again() { Task { @MainActor in again() } }
      again()
    }
    let run = GeneratedRun(kata: "Fixture", legacy: restless, refactored: restless)
    let outcome = run(from: 1, runs: 2)
    #expect(outcome.skipped == 2)
    #expect(outcome.compared == 0)
    #expect(outcome.finding == nil)
  }

  @Test func `two equal apps show no difference`() {
    let run = GeneratedRun(kata: "Fixture", legacy: Self.reloading, refactored: Self.reloading)
    let outcome = run(from: 1, runs: 20)
    #expect(outcome.compared == 20)
    #expect(outcome.steps == 800)
    #expect(outcome.finding == nil)
  }
}

extension GeneratorTests {
  @MainActor private static var launches = 0

  @Test func `a static that outlives the app is told as that, with the runs that it takes`() throws
  {
    Self.launches = 0
    let counting = Side.fixture { screen in
      Self.launches += 1
      screen.label(Self.launches > 40 ? "changed" : "a")
      screen.button("Again") {}
    }
    let steady = Side.fixture { screen in
      screen.label("a")
      screen.button("Again") {}
    }
    let outcome = GeneratedRun(kata: "Fixture", legacy: steady, refactored: counting)(
      from: 3, runs: 200)
    let finding = try #require(outcome.finding)
    #expect(finding.shrunk.verdict.name == "nondeterministic")
    let report = finding.report(kata: "Fixture")
    #expect(report.contains("a static outlives the app"))
    #expect(
      report.contains("swift run lab fuzz fixture --seed 3 --runs \(finding.seed - 2)"))
  }

  @Test func `the command that makes a scenario up again says how long it was`() throws {
    let broken = Side.fixture { $0.label("b") }
    let fine = Side.fixture { $0.label("a") }
    let finding = try #require(
      GeneratedRun(kata: "Fixture", legacy: fine, refactored: broken, length: 7)(from: 1, runs: 1)
        .finding)
    let command = "swift run lab fuzz fixture --seed 1 --runs 1 --steps 7"
    #expect(finding.report(kata: "Fixture").contains(command))
  }
}
