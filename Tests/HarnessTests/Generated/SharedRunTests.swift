import Testing

@testable import Harness

@Suite("Runs that processes share") @MainActor struct SharedRunTests {
  private let bug = GeneratedRun(
    kata: "Fixture", legacy: .parcels(), refactored: .parcels(.errorStaysWhenScrollingMendsIt))
  private let equal = GeneratedRun(kata: "Fixture", legacy: .parcels(), refactored: .parcels())

  /// What so many shares see, each looked at in turn as far as somebody asks.
  private func merge(
    _ run: GeneratedRun, shares: Int, from seed: UInt64, runs: Int, lossAt lost: Int? = nil
  ) -> GeneratedRun.Merged {
    var told: [[Sighting]] = (0..<shares).map { share in
      var told: [Sighting] = []
      run.look(share, of: shares, from: seed, runs: runs) {
        told.append($0)
        return true
      }
      return told
    }
    if let lost { told[lost % shares] = Array(told[lost % shares].prefix(lost / shares)) }
    return run.merge(shares, from: seed, runs: runs) { share in
      told[share].isEmpty ? nil : Sighting("\(told[share].removeFirst())")
    }
  }

  private func outcome(_ merged: GeneratedRun.Merged) throws -> GeneratedRun.Outcome {
    guard case .whole(let outcome) = merged else { throw Missing() }
    return outcome
  }

  private struct Missing: Error {}

  @Test(arguments: 1...3) func `without a difference they come to what one process does`(
    shares: Int
  ) throws {
    let (one, shared) = (
      equal(from: 5, runs: 20), try outcome(merge(equal, shares: shares, from: 5, runs: 20))
    )
    #expect(shared.compared == one.compared)
    #expect(shared.skipped == one.skipped)
    #expect(shared.steps == one.steps)
    #expect(shared.finding == nil)
  }

  @Test(arguments: 1...3) func `with one they find the first, and shorten it to the same`(
    shares: Int
  ) throws {
    let (one, shared) = (
      bug(from: 1, runs: 1_000), try outcome(merge(bug, shares: shares, from: 1, runs: 1_000))
    )
    let (lone, found) = (try #require(one.finding), try #require(shared.finding))
    #expect(found.found == lone.found)
    #expect(found.report(kata: "Fixture") == lone.report(kata: "Fixture"))
    #expect(shared.compared == one.compared)
    #expect(shared.steps == one.steps)
  }

  @Test func `far from the first one a difference is found as well`() throws {
    var number = 0
    // So many are alike that they are not run again.
    let merged = bug.merge(2, from: 1, runs: 10_000) { _ in
      defer { number += 1 }
      let sighting = number < 300 ? Sighting.same(steps: 40) : bug.look(UInt64(number) + 1).1
      return sighting
    }
    let outcome = try outcome(merged)
    let finding = try #require(outcome.finding)
    #expect(finding.seed > 300)
    #expect(outcome.compared == Int(finding.seed))
    #expect(!finding.shrunk.verdict.isPass)
  }

  @Test func `a difference that does not come again is told as that`() throws {
    let merged = equal.merge(2, from: 1, runs: 10) { share in
      share == 0 ? .same(steps: 40) : .different(steps: 40)
    }
    let finding = try #require(try outcome(merged).finding)
    #expect(finding.seed == 2)
    #expect(finding.shrunk.verdict.name == "nondeterministic")
    #expect(
      finding.report(kata: "Fixture")
        .contains("swift run lab fuzz fixture --seed 1 --runs 2 --jobs 1"))
  }

  @Test func `one that comes to its end before is named, with the command that shows why`() {
    let merged = merge(equal, shares: 2, from: 5, runs: 20, lossAt: 7)
    guard case .cut(let share, let command, let outcome) = merged else {
      Issue.record("nothing is said of it")
      return
    }
    #expect(share == 1)
    #expect(command == "swift run lab fuzz fixture --seed 12 --runs 1")
    #expect(outcome.compared == 7)
  }

  @Test func `a sighting is read as it is told, and other words are none`() {
    for sighting in [Sighting.skipped, .same(steps: 40), .different(steps: 6)] {
      #expect(Sighting("\(sighting)") == sighting)
    }
    for text in ["", "same", "same x", "skipped 4", "different 4 4", "40"] {
      #expect(Sighting(text) == nil)
    }
  }
}
