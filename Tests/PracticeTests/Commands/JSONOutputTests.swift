import Foundation
import Testing

@testable import Practice

@Suite struct JSONOutputTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// The one object on standard output.
  private func object(_ run: Bench.Run) throws -> [String: Any] {
    #expect(run.result.count == 1)
    let json = try JSONSerialization.jsonObject(with: Data(run.text.utf8))
    return try #require(json as? [String: Any])
  }

  @Test func `list, status and history tell the same attempt with the same keys`() throws {
    bench.kata("start", "toy", "--now")
    let attempt = try #require(try bench.attempts().first)
    let tree = try OverlayTree(of: KataPaths(name: "Toy"), git: bench.library).idOfWorkingTree()
    let store = try bench.workbench().attempts
    bench.clock.advance(seconds: 60)
    try store.record(
      .checked(
        CheckRecord(
          verdict: .preserved, scenarios: 1, declared: 0, unitTests: 0, tree: tree,
          at: bench.clock.now)), in: attempt)
    try store.record(.stageReached(1, at: bench.clock.now), in: attempt)
    try store.record(.hinted(stage: "2-view-model", level: 1, at: bench.clock.now), in: attempt)
    bench.kata("peek", "1", "--short")

    let status = try object(bench.kata("status", "--json"))
    let told = try #require(status["attempt"] as? [String: Any])
    #expect(
      Set(told.keys) == [
        "id", "kata", "branch", "state", "startedAt", "minutes", "secondsUsed", "splits", "checks",
        "hints", "looks", "answers",
      ])
    #expect(told["startedAt"] as? String == "2026-06-01T09:00:00Z")
    #expect(told["state"] as? String == "underWay")
    #expect(told["secondsUsed"] as? Int == 60)
    #expect((told["splits"] as? [[String: Any]])?.first?["seconds"] as? Int == 60)
    #expect((status["proof"] as? [String: Any])?["isCurrent"] as? Bool == true)
    #expect(
      (status["tree"] as? [String: Any])?["branch"] as? String == "attempt/toy-2026-06-01-1")

    let history = try object(bench.kata("history", "--json"))
    #expect((history["attempts"] as? [NSDictionary])?.first == told as NSDictionary)
    let list = try object(bench.kata("list", "--json"))
    let kata = try #require((list["katas"] as? [[String: Any]])?.first)
    #expect(Set(kata.keys) == ["name", "title", "minutes", "stages", "attempts"])
    #expect((kata["attempts"] as? [NSDictionary])?.first == told as NSDictionary)
    #expect((kata["stages"] as? [[String: Any]])?.last?["tag"] as? String == "toy/2-view-model")
  }

  @Test func `without an attempt there is still an object`() throws {
    #expect(try object(bench.kata("status", "--json"))["attempt"] == nil)
    #expect((try object(bench.kata("history", "--json"))["attempts"] as? [Any])?.isEmpty == true)
  }

  @Test func `a check prints what it found and nothing else, and ends as without`() throws {
    var tools = try FakeToolchain(bench)
    tools.verdicts[2] = VerdictLines.verdict("a", "mismatch", step: 2)
    let run = try tools.check(adding: ["--json"])
    #expect(run.code == .behaviourChanged)
    let check = try object(run)
    #expect(check["verdict"] as? String == "behaviourChanged")
    #expect(check["exitCode"] as? Int == 10)
    #expect((check["scenarios"] as? [String: Any])?["failed"] as? [String] == ["a"])
    #expect((check["details"] as? [String])?.last == "a: mismatch: why")
  }

  @Test(arguments: ["list", "check", "status", "history", "smells"])
  func `help has a line about it`(command: String) {
    #expect(bench.kata("help", command).text.contains("\n  --json  "))
  }
}
