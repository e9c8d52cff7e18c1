import Testing

@testable import Harness

@Suite("Planted bugs") @MainActor struct PlantedBugTests {
  private func comparison(_ bug: PlantedBug) -> Comparison {
    Comparison(
      kata: "Parcels", legacy: .parcels(), refactored: .parcels(bug), behaviour: Behaviour())
  }

  @Test(arguments: PlantedBug.allCases)
  func `a planted bug is found, and shrinks to the shortest script or one step more`(
    _ bug: PlantedBug
  ) throws {
    let run = GeneratedRun(kata: "Parcels", legacy: .parcels(), refactored: .parcels(bug))
    let finding = try #require(run(from: 1, runs: bug.mostRuns).finding)
    let shrunk = finding.shrunk.scenario
    #expect(finding.shrunk.verdict.name == "mismatch")
    #expect(shrunk.steps.count <= bug.shortest.steps.count + 1, "\(shrunk.steps)")

    let comparison = comparison(bug)
    let identity = try #require(comparison.failure(finding.found)?.identity)
    #expect(comparison.failure(shrunk)?.identity == identity)
    #expect(comparison.failure(bug.shortest)?.identity == identity)
  }

  @Test(arguments: PlantedBug.allCases)
  func `no step of a script that was written by hand is one too many`(_ bug: PlantedBug) {
    let comparison = comparison(bug)
    let identity = comparison.failure(bug.shortest)?.identity
    for index in bug.shortest.steps.indices {
      var shorter = bug.shortest
      let step = shorter.steps.remove(at: index)
      #expect(comparison.failure(shorter)?.identity != identity, "without \(step)")
    }
  }

  @Test func `without a bug no difference is found`() {
    let run = GeneratedRun(kata: "Parcels", legacy: .parcels(), refactored: .parcels())
    let outcome = run(from: 1, runs: 50)
    #expect(outcome.finding == nil)
    #expect(outcome.compared == 50)
  }
}
