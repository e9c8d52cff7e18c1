import Foundation
import Testing

@testable import Practice

@Suite struct OwnStageTests {
  private let start = Date(timeIntervalSince1970: 1_750_000_000)
  private let stages = (0...3).map {
    Stage(number: $0, slug: "s\($0)", title: "S\($0)", minutes: 10, removes: [], fromBase: [])
  }

  private func check(_ tree: String, at second: Double, _ verdict: CheckVerdict = .preserved)
    -> AttemptEvent
  {
    .checked(
      CheckRecord(
        verdict: verdict, scenarios: 1, declared: 0, unitTests: 0, tree: tree, at: start + second,
        smells: ["untyped-data": Int(second)]))
  }

  private func commit(_ tree: String, at second: Double) -> OwnCommit {
    OwnCommit(id: tree, date: start + second, message: "Make \(tree)\n\nBody", tree: tree)
  }

  private func own(_ events: [AttemptEvent], _ commits: [OwnCommit] = []) -> [OwnStage] {
    var attempt = Attempt(id: "toy-1", kata: "Toy", base: "b", minutes: 60)
    attempt.startedAt = start
    attempt.events = events
    return OwnStage.all(in: attempt, commits: commits, stages: stages, used: 900)
  }

  @Test func `what happened up to a split belongs to its stage`() {
    let stages = own(
      [
        check("a", at: 60, .behaviourChanged), check("b", at: 120),
        .stageReached(1, at: start + 120), check("c", at: 300),
      ], [commit("a", at: 70), commit("c", at: 310)])
    #expect(
      stages == [
        OwnStage(
          number: 1, reached: 120, took: 120, togetherWith: nil, commits: ["Make a"], checks: 2,
          green: 1, before: nil, after: "b", smells: ["untyped-data": 120]),
        OwnStage(
          number: 2, reached: nil, took: 780, togetherWith: nil, commits: ["Make c"], checks: 1,
          green: 1, before: "b", after: "c", smells: ["untyped-data": 300]),
      ])
  }

  @Test func `what is committed after its check belongs to the stage that the check reached`() {
    let stages = own(
      [check("a", at: 60), .stageReached(1, at: start + 60)], [commit("a", at: 90)])
    #expect(stages.map(\.commits) == [["Make a"], []])
  }

  @Test func `stages that one check reached are told together`() {
    let stages = own([
      check("a", at: 60), .stageReached(1, at: start + 60), .stageReached(2, at: start + 60),
      .stageReached(3, at: start + 60),
    ])
    #expect(stages.map(\.togetherWith) == [nil, 1, 2])
    #expect(stages.map(\.took) == [60, 0, 0])
  }

  @Test func `without a check nothing is known but the time`() {
    #expect(
      own([]) == [
        OwnStage(
          number: 1, reached: nil, took: 900, togetherWith: nil, commits: [], checks: 0, green: 0,
          before: nil, after: nil, smells: [:])
      ])
  }
}
