import Foundation
import Testing

@testable import Practice

@Suite struct AttemptClockTests {
  private let bench: Bench
  private var file: URL {
    get throws { AttemptClock.file(in: try bench.workbench().stateDirectory) }
  }

  init() throws {
    bench = try Bench()
    bench.kata("start", "toy", "--now")
    bench.clock.advance(seconds: 600)
  }

  private func time() -> String? {
    bench.kata("status").result.first { $0.hasPrefix("Time") }?.dropFirst(8).description
  }

  @Test(arguments: [-86_400, -3, 3, 86_400.0])
  func `setting the machine's clock changes no attempt`(seconds: Double) throws {
    #expect(time() == "10:00 used, 50:00 left")
    bench.clock.set(by: seconds)
    #expect(time() == "10:00 used, 50:00 left")
    bench.clock.advance(seconds: 60)
    bench.kata("pause")
    bench.clock.set(by: -2 * seconds)
    #expect(time()?.hasPrefix("11:00 used, 49:00 left") == true)
    bench.kata("finish")
    #expect(bench.kata("list").text.contains("finished after 11:00"))
    bench.clock.set(by: -86_400)
    #expect(bench.kata("list").text.contains("finished after 11:00"))
  }

  @Test func `a clock that drifts is still right`() {
    _ = time()
    bench.clock.set(by: 1.5)
    bench.clock.advance(seconds: 60)
    #expect(time() == "11:01 used, 48:59 left")
  }

  @Test func `while the machine is off time passes, and never runs backwards`() {
    _ = time()
    bench.clock.restart(after: 300)
    #expect(time() == "15:00 used, 45:00 left")
    bench.clock.restart(after: -7_200)
    #expect(time() == "15:00 used, 45:00 left")
  }

  @Test(arguments: ["{", "{\"version\": 9}", "{\"wall\": \"noon\"}"])
  func `a damaged file is named and left alone, and the wall clock is used`(text: String) throws {
    let file = try file
    try Data(text.utf8).write(to: file)
    let run = bench.kata("status")
    #expect(run.code == .success)
    #expect(run.progress.first?.hasPrefix("warning: \(file.path)") == true)
    #expect(run.text.contains("10:00 used"))
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }

  @Test func `a clock that was set before an attempt began does not count in it`() throws {
    bench.clock.set(by: 86_400)
    bench.kata("finish")
    bench.kata("start", "toy", "--now")
    #expect(try bench.attempts()[1].startedAt == bench.clock.now)
  }

  @Test func `the machine tells how long it has run`() throws {
    let first = try #require(Uptime.now())
    let second = try #require(Uptime.now())
    #expect(first.boot == second.boot)
    #expect(first.seconds > 0 && first.seconds <= second.seconds)
  }
}
