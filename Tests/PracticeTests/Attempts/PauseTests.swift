import Foundation
import Testing

@testable import Practice

@Suite struct PauseTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private var attempt: Attempt {
    var attempt = Attempt(id: "toy-1", kata: "Toy", base: "0", minutes: 60)
    attempt.startedAt = start
    return attempt
  }

  @Test func `a pause stops the clock until it is resumed`() {
    var attempt = attempt
    #expect(attempt.pause(at: start + 10) == true)
    #expect(attempt.isPaused)
    #expect(attempt.secondsUsed(at: start + 50) == 10)
    #expect(attempt.resume(at: start + 40) == true)
    #expect(!attempt.isPaused)
    #expect(attempt.secondsUsed(at: start + 50) == 20)
  }

  @Test func `a clock that stands is not stopped again, and one that runs does not go on`() {
    var attempt = attempt
    #expect(attempt.resume(at: start + 5) == false)
    attempt.pause(at: start + 10)
    #expect(attempt.pause(at: start + 20) == false)
    #expect(attempt.pauses == [Attempt.Pause(from: start + 10, to: nil)])
  }

  @Test func `a clock that was never started, or is stopped for good, is neither`() {
    var attempt = attempt
    attempt.startedAt = nil
    #expect(attempt.pause(at: start) == false)
    attempt.startedAt = start
    attempt.pause(at: start + 10)
    attempt.finishedAt = start + 20
    #expect(!attempt.isPaused)
    #expect(attempt.resume(at: start + 30) == false)
    #expect(attempt.secondsUsed(at: start + 30) == 10)
  }

  @Test func `a machine's clock that was set back makes no pause of negative length`() {
    var attempt = attempt
    attempt.pause(at: start + 10)
    attempt.resume(at: start + 5)
    #expect(attempt.secondsUsed(at: start + 20) == 20)
    attempt.pause(at: start - 100)
    #expect(attempt.secondsUsed(at: start + 30) == 0)
  }
}
