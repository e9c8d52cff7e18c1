import Foundation
import Testing

@testable import Practice

@Suite struct AttemptTests {
  private let start = Date(timeIntervalSince1970: 1_000)

  private func attempt() -> Attempt {
    var attempt = Attempt(id: "toy-1", kata: "Toy", base: "b", minutes: 60)
    attempt.startedAt = start
    return attempt
  }

  @Test func `time runs from the start until it is finished`() {
    var attempt = attempt()
    #expect(attempt.secondsUsed(at: start + 90.9) == 90)
    attempt.finishedAt = start + 100
    #expect(attempt.secondsUsed(at: start + 500) == 100)
    #expect(attempt.secondsUsed(at: start + 50) == 50)
  }

  @Test func `pauses do not count, not even one that goes on`() {
    var attempt = attempt()
    attempt.pauses = [
      Attempt.Pause(from: start + 10, to: start + 30), Attempt.Pause(from: start + 80, to: nil),
    ]
    #expect(attempt.secondsUsed(at: start + 100) == 60)
    #expect(attempt.secondsUsed(at: start + 20) == 10)
  }

  @Test func `a clock that was set back does not give negative time`() {
    #expect(attempt().secondsUsed(at: start - 10) == 0)
  }

  @Test func `time is read as on a stopwatch, overtime too`() {
    let attempt = attempt()
    #expect(Minutes.text(of: attempt, used: 750) == "12:30 used, 47:30 left")
    #expect(Minutes.text(of: attempt, used: 3_600) == "60:00 used, 0:00 left")
    #expect(Minutes.text(of: attempt, used: 3_905) == "65:05 used, +5:05 over")
  }
}
