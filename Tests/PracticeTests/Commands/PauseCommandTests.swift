import Testing

@testable import Practice

@Suite struct PauseCommandTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `a pause does not count, and status shows it`() {
    bench.kata("start", "toy", "--now")
    bench.clock.advance(seconds: 600)
    #expect(
      bench.kata("pause").result == [
        "The clock stands still: 10:00 used, 50:00 left. Go on with: swift run kata resume"
      ])
    bench.clock.advance(seconds: 300)
    #expect(
      bench.kata("status").result.contains(
        "Time    10:00 used, 50:00 left, and the clock is paused: swift run kata resume"))
    #expect(bench.kata("list").text.contains("10:00 used, 50:00 left, paused"))
    #expect(bench.kata("resume").result == ["The clock runs again: 10:00 used, 50:00 left."])
    bench.clock.advance(seconds: 60)
    #expect(bench.kata("status").text.contains("Time    11:00 used, 49:00 left\n"))
  }

  @Test func `where there is nothing to pause or to resume, one line says so`() {
    #expect(bench.kata("pause").error?.hasPrefix("no attempt is under way: ") == true)
    bench.kata("start", "toy") { false }
    #expect(bench.kata("resume").error?.contains("has not been started: ") == true)
    bench.kata("start", "toy", "--now")
    #expect(
      bench.kata("resume").error
        == "the clock of toy-2026-06-01-1 is not paused: `swift run kata pause` stops it for a while"
    )
    bench.kata("pause")
    let twice = bench.kata("pause")
    #expect(twice.code == .usage)
    #expect(twice.error?.hasPrefix("the clock of toy-2026-06-01-1 is paused already: ") == true)
  }

  @Test func `finish ends a pause`() throws {
    bench.kata("start", "toy", "--now")
    bench.clock.advance(seconds: 600)
    bench.kata("pause")
    bench.clock.advance(seconds: 300)
    #expect(bench.kata("finish").text.contains("Time    10:00 used"))
    #expect(try bench.attempts()[0].pauses.map(\.to) == [bench.clock.now])
  }
}
