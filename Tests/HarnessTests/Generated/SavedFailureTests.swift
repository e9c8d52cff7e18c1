import Foundation
import Testing

@testable import Harness

/// A generator of a later version, which chooses among all that can be done, each as often.
private struct LaterChooser: StepChoosing {
  func step(_ number: Int, seeing sight: Sight, _ streams: RandomStreams) -> Step {
    guard number > 0 else { return .launch }
    var actions = streams.stream(.actions, step: number)
    let step = StepChooser.offers(sight).map(\.choice).randomElement(using: &actions)
    guard let step, step != .wait(.zero) else { return .wait(.milliseconds(600)) }
    return step
  }
}

@Suite("Failures that were saved") @MainActor struct SavedFailureTests {
  private let bug = PlantedBug.errorStaysWhenScrollingMendsIt

  /// What is found with a generator, and shrunk.
  private func scenario(_ chooser: any StepChoosing) throws -> Scenario {
    let run = GeneratedRun(
      kata: "Fixture", legacy: .parcels(), refactored: .parcels(bug), chooser: chooser)
    return try #require(run(from: 1, runs: 1_000).finding).shrunk.scenario
  }

  @Test func `a saved failure fails in the same way whatever the generator makes of its seed`()
    throws
  {
    let shrunk = try scenario(StepChooser())
    let seed = try #require(UInt64(shrunk.slug.dropFirst("generated-".count)))
    let remade = [StepChooser() as any StepChoosing, LaterChooser()].map {
      ScenarioGenerator(
        kata: "Fixture", legacy: .parcels(), behaviour: Behaviour(), chooser: $0
      ).scenario(seed: seed, steps: 20).scenario
    }
    #expect(remade[0].steps != remade[1].steps)

    let comparison = Comparison(
      kata: "Fixture", legacy: .parcels(), refactored: .parcels(bug), behaviour: Behaviour())
    try Kata.withFixture(
      scenarios: [:], legacy: .parcels(), refactored: .parcels(bug)
    ) { kata in
      let file = kata.folder.appending(path: "Scenarios/\(shrunk.slug).json")
      try Data(ScenarioText(shrunk).description.utf8).write(to: file)
      let saved = try ScenarioFile(file).read()
      #expect(saved == shrunk)
      #expect(comparison.failure(saved)?.identity == comparison.failure(shrunk)?.identity)
      #expect(try kata.approve().problems.isEmpty)
      let run = KataRun(kata, generated: 1)
      #expect(run.failures.first?.verdict == comparison.judge.judge(shrunk).verdict)
      #expect(run.generated == nil)
    }
  }

  @Test func `another generator finds the same bug, and shrinks it to as few steps`() throws {
    let (one, other) = (try scenario(StepChooser()), try scenario(LaterChooser()))
    #expect(one.steps.count == other.steps.count, "\(one.steps) and \(other.steps)")
  }
}
