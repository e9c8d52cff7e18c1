import Foundation
import Testing

@testable import Practice

@Suite struct TimeMarkTests {
  @Test func `half time, ten and two minutes left and the end are marks`() {
    #expect(TimeMark.passed(from: 0, to: 3_600, of: 60) == [.half, .tenLeft, .twoLeft, .up])
    #expect(TimeMark.passed(from: 0, to: 1_799, of: 60) == [])
    #expect(TimeMark.passed(from: 1_799, to: 1_800, of: 60) == [.half])
    #expect(TimeMark.passed(from: 1_800, to: 2_999, of: 60) == [])
    #expect(TimeMark.passed(from: 2_999, to: 3_000, of: 60) == [.tenLeft])
    #expect(TimeMark.passed(from: 3_470, to: 3_490, of: 60) == [.twoLeft])
    #expect(TimeMark.passed(from: 3_599, to: 9_999, of: 60) == [.up])
    #expect(TimeMark.passed(from: 3_600, to: 9_999, of: 60) == [])
  }

  @Test func `a short attempt has those that come after its half, in order`() {
    #expect(TimeMark.passed(from: 0, to: 999, of: 15) == [.half, .twoLeft, .up])
    #expect(TimeMark.passed(from: 0, to: 1_200, of: 20) == [.half, .twoLeft, .up])
    #expect(TimeMark.passed(from: 0, to: 1_260, of: 21) == [.half, .tenLeft, .twoLeft, .up])
    #expect(TimeMark.passed(from: 0, to: 600, of: 10) == [.half, .twoLeft, .up])
    #expect(TimeMark.passed(from: 0, to: 240, of: 4) == [.half, .up])
    #expect(TimeMark.passed(from: 0, to: 180, of: 3) == [.half, .up])
    #expect(TimeMark.passed(from: 0, to: 60, of: 1) == [.half, .up])
  }

  @Test func `time that goes back passes nothing`() {
    #expect(TimeMark.passed(from: 1_900, to: 1_700, of: 60) == [])
  }

  @Test func `the time of a pause does not count`() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    var attempt = Attempt(id: "toy-1", kata: "Toy", base: "0", minutes: 60)
    attempt.startedAt = start
    #expect(TimeMark.last(in: attempt, from: start, to: start + 3_500) == .twoLeft)
    attempt.pause(at: start + 100)
    #expect(TimeMark.last(in: attempt, from: start, to: start + 3_500) == nil)
  }
}
