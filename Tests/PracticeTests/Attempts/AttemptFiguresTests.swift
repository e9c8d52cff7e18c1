import Foundation
import Testing

@testable import Practice

@Suite struct AttemptFiguresTests {
  private let start = Date(timeIntervalSince1970: 1_750_000_000)

  private func attempt(
    _ checks: [(second: Double, verdict: CheckVerdict, lines: Int?)]
  ) -> Attempt {
    var attempt = Attempt(id: "toy-1", kata: "Toy", base: "b", minutes: 60)
    attempt.startedAt = start
    attempt.events = checks.map { check in
      var record = CheckRecord(
        verdict: check.verdict, scenarios: 1, declared: 0, unitTests: 0, tree: "t",
        at: start + check.second)
      record.changedLines = check.lines
      return .checked(record)
    }
    return attempt
  }

  @Test func `the longest time without green runs from the start or the last green check`() {
    let figures = AttemptFigures(
      attempt([
        (100, .behaviourChanged, nil), (400, .preserved, nil), (500, .doesNotBuild, nil),
        (700, .preserved, nil),
      ]), used: 900)
    #expect(figures.longestWithoutGreen == 400)
    #expect(figures.checksInWords == "2 green, 2 red; at most 6:40 without a green one")
    #expect(AttemptFigures(attempt([(10, .preserved, nil)]), used: 900).longestWithoutGreen == 890)
  }

  @Test func `a pause does not count`() {
    var attempt = attempt([(400, .preserved, nil)])
    attempt.pause(at: start + 50)
    attempt.resume(at: start + 250)
    #expect(AttemptFigures(attempt, used: 300).longestWithoutGreen == 200)
  }

  @Test func `the largest and the median step are told, and what was checked twice is no step`() {
    let figures = AttemptFigures(
      attempt([
        (1, .preserved, 0), (2, .preserved, 12), (3, .preserved, 150), (4, .preserved, nil),
        (5, .preserved, 9),
      ]), used: 10)
    #expect(
      figures.stepsInWords == "150 lines changed at most between two checks, median 12")
    #expect(figures.advice == nil)
    #expect(AttemptFigures(attempt([(1, .preserved, 151)]), used: 10).advice != nil)
  }

  @Test func `without checks nothing is told`() {
    let figures = AttemptFigures(attempt([]), used: 10)
    #expect(figures.checksInWords == nil)
    #expect(figures.stepsInWords == nil)
  }
}
