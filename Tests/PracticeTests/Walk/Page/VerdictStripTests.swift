import Foundation
import Testing

@testable import Practice

@Suite struct VerdictStripTests {
  private let start = Date(timeIntervalSince1970: 1_750_000_000)

  private func record(_ verdict: CheckVerdict, after seconds: Double) -> AttemptEvent {
    .checked(
      CheckRecord(
        verdict: verdict, scenarios: 3, declared: 0, unitTests: 0, tree: "t",
        at: start.addingTimeInterval(seconds)))
  }

  private var strip: VerdictStrip {
    var attempt = Attempt(id: "toy-1", kata: "Toy", base: "b", minutes: 10)
    attempt.startedAt = start
    attempt.events = [
      record(.behaviourChanged, after: 60), record(.preserved, after: 300),
      .stageReached(1, at: start.addingTimeInterval(301)), record(.preserved, after: 900),
    ]
    return VerdictStrip(attempt, used: 900)
  }

  @Test func `checks and splits stand at their moments on the clock`() {
    #expect(strip.checks.map(\.second) == [60, 300, 900])
    #expect(strip.splits == [.init(second: 301, stage: 1)])
    #expect(strip.words == "3 checks, 2 with behaviour preserved, in 15:00 of 10:00")
  }

  @Test func `red is a square and green a circle, the last at the end of the line`() {
    let svg = VerdictChart(strip: strip).svg
    #expect(svg.matches(of: /<circle/).count == 2)
    #expect(svg.matches(of: /<rect/).count == 1)
    #expect(svg.contains("cx=\"588\""))
  }

  @Test func `an attempt without checks and without time still has a strip`() {
    let attempt = Attempt(id: "toy-1", kata: "Toy", base: "b", minutes: 0)
    #expect(VerdictChart(strip: VerdictStrip(attempt, used: 0)).svg.contains("</svg>"))
  }
}
