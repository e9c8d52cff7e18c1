import Foundation
import Testing

@testable import Practice

@Suite struct WatchScreenTests {
  private var state = WatchBench.state()

  private var lines: [String] { WatchScreen(state).lines }

  private mutating func end(_ report: WatchReport) {
    _ = state.save(WatchBench.files[0])
    _ = state.take(.ended(report))
  }

  @Test mutating func `the verdict is on top, the status and the keys below`() {
    end(WatchBench.report("behaviour changed  1 of 3", lines: 2))
    #expect(lines.count == 10)
    #expect(lines.prefix(4) == ["behaviour changed  1 of 3", "line 1", "line 2", ""])
    #expect(lines.suffix(2) == ["watching · 3 cases", "r run again   q quit   ? keys"])
  }

  @Test mutating func `a report that is too long says where one is`() {
    end(WatchBench.report("behaviour changed", lines: 20))
    #expect(lines[6] == "line 6")
    #expect(lines[7] == "lines 1 to 6 of 20: j, k and space scroll")
    _ = state.take(.key(.pageDown))
    #expect(lines[1] == "line 6")
    #expect(lines[7] == "lines 6 to 11 of 20: j, k and space scroll")
  }

  @Test mutating func `while a check runs, the old report stays and the status says so`() {
    end(WatchBench.report("does not build  1 error", lines: 1))
    _ = state.save(WatchBench.files[1])
    let old = ["before the last save: does not build  1 error", "line 1"]
    #expect(lines.prefix(2) == old[...])
    #expect(lines[8].hasPrefix("building…"))
    _ = state.take(.entered(.running))
    #expect(lines.prefix(2) == old[...])
    #expect(lines[8].hasPrefix("running…"))
    _ = state.take(.ended(WatchBench.report("preserved")))
    #expect(lines[0] == "preserved")
    _ = state.press("r")
    #expect(lines[0] == "earlier: preserved")
  }

  @Test mutating func `the status has the clock, the stages, and the checks of the attempt`() {
    var attempt = WatchBench.attempt
    attempt.events = [
      WatchBench.check(.doesNotBuild), WatchBench.check(.preserved), WatchBench.check(.preserved),
    ]
    _ = state.take(
      .resized(columns: 200, rows: 10), .attempt(attempt), .ticked(WatchBench.start + 750))
    #expect(
      lines[8] == "watching · 12:30 used, 47:30 left · next 1 (Model) · 2 green, 1 red")
    attempt.events.append(.stageReached(1, at: WatchBench.start))
    _ = state.take(.attempt(attempt), .ticked(WatchBench.start + 3_905))
    #expect(
      lines[8]
        == "watching · 65:05 used, +5:05 over · stage 1, next 2 (View model) · 2 green, 1 red")
    attempt.events.append(.stageReached(2, at: WatchBench.start))
    attempt.pause(at: WatchBench.start + 4_000)
    _ = state.take(.attempt(attempt))
    #expect(lines[8].hasPrefix("paused · "))
    #expect(lines[8].contains("all stages reached"))
    #expect(lines[9] == "r run again   p go on   h hint   q quit   ? keys")
  }

  @Test(arguments: [
    (
      100,
      "building… 0:23 · 0:23 used, 59:37 left · next 1 (Model) · 1 green, 0 red · 3 cases"
    ),
    (72, "building… 0:23 · 0:23 used, 59:37 left · next 1 (Model) · 1 green, 0 red"),
    (70, "building… 0:23 · 0:23 used, 59:37 left · next 1 · 1 green, 0 red"),
    (60, "building… 0:23 · 59:37 left · next 1 · 1 green, 0 red"),
    (50, "building… 0:23 · 59:37 left · 1 green, 0 red"),
    (30, "building… 0:23 · 59:37 left"), (20, "building… 0:23"),
  ])
  func `a status that is too long says the same in fewer words`(_ columns: Int, _ line: String) {
    var state = WatchBench.state(columns: columns)
    var attempt = WatchBench.attempt
    attempt.events = [WatchBench.check(.preserved)]
    _ = state.take(.attempt(attempt))
    _ = state.save(WatchBench.files[0])
    _ = state.take(.ended(WatchBench.report("preserved")))
    _ = state.save(WatchBench.files[1])
    _ = state.take(.entered(.building), .ticked(WatchBench.start + 23))
    #expect(WatchScreen(state).lines[8] == line)
  }

  @Test func `keys that have no room are left out, the last ones last`() {
    var state = WatchBench.state(columns: 24)
    _ = state.take(.attempt(WatchBench.attempt))
    #expect(WatchScreen(state).lines[9] == "h hint   q quit   ? keys")
  }

  @Test mutating func `while a reference stage is shown it says so beside the clock`() {
    var attempt = WatchBench.attempt
    let start = WatchBench.start
    _ = state.take(
      .resized(columns: 80, rows: 10), .attempt(attempt, lookingAt: 1), .ticked(start + 60))
    let back = "back: swift run kata stage mine"
    #expect(lines[8] == "looking at stage 1 · 1:00 used, 59:00 left · \(back)")
    attempt.pause(at: start + 60)
    _ = state.take(.attempt(attempt, lookingAt: 1), .resized(columns: 100, rows: 10))
    #expect(lines[8] == "looking at stage 1 · 1:00 used, 59:00 left, paused · \(back)")
    #expect(state.save(WatchBench.files[0]) == [.check])
    #expect(state.press("p") == [.resume])
  }

  @Test mutating func `an attempt whose clock does not run yet says so`() {
    var attempt = WatchBench.attempt
    attempt.startedAt = nil
    _ = state.take(.attempt(attempt))
    #expect(lines[8] == "watching · clock not started · next 1 (Model)")
  }

  @Test mutating func `a mark, another build and a key that does nothing have a line of their own`()
  {
    _ = state.take(.attempt(WatchBench.attempt), .ticked(WatchBench.start + 3_600))
    #expect(lines[6...7].joined(separator: " ").contains("the time is up, and the clock goes on: "))
    _ = state.save(WatchBench.files[0])
    _ = state.take(.entered(.waiting("another build (42) holds .build")), .entered(.building))
    #expect(lines[7] == "another build (42) holds .build")
    #expect(lines[8].hasPrefix("waiting…"))
    _ = state.take(.failed(String(repeating: "x", count: 60) + "end it"))
    #expect(lines[7] == "  end it")
    #expect(lines.count == 10)
    _ = state.take(.failed("the disk is full"))
    #expect(lines[7] == "the disk is full")
  }

  @Test mutating func `a line that is too wide goes on in the next`() {
    end(WatchReport(results: ["red", String(repeating: "x", count: 70)], remarks: []))
    #expect(lines[1].count == 60)
    #expect(lines[2] == "  xxxxxxxxxx")
  }

  @Test mutating func `remarks come after the results, without what would move the cursor`() {
    end(
      WatchReport(
        results: ["no valid verdict", "Replay: x\ny"], remarks: ["Fatal\u{1B}[2J error", "\tat 1"]))
    #expect(
      lines.prefix(6) == ["no valid verdict", "Replay: x", "y", "", "Fatal error", "    at 1"])
  }

  @Test mutating func `the page of keys has every key`() {
    state = WatchBench.state(rows: 30)
    _ = state.take(.told(["Look at the dictionary."]))
    #expect(lines[2] == "Look at the dictionary.")
    #expect(lines[4] == "  h: the next one   ?: the keys   any other key: the report")
    _ = state.take(.told(["Look.", "\(Hint.end): more"]))
    #expect(lines[5].hasPrefix("  h: all of them "))
    _ = state.press("?")
    for key in WatchKey.all { #expect(lines.contains { $0.hasPrefix("  \(key.character) ") }) }
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (20, 5), (80, 24), (300, 100)])
  func `fits any window`(_ columns: Int, _ rows: Int) {
    var state = WatchBench.state(columns: columns, rows: rows)
    _ = state.save(WatchBench.files[0])
    _ = state.take(
      .ended(WatchBench.report(String(repeating: "verdict ", count: 40), lines: 200)),
      .attempt(WatchBench.attempt), .ticked(WatchBench.start + 1_800), .key(.pageDown))
    for isHelp in [false, true] {
      if isHelp { _ = state.press("?") }
      let lines = WatchScreen(state).lines
      #expect(lines.count <= max(1, rows))
      #expect(lines.allSatisfy { $0.count <= max(1, columns) })
    }
  }

  @Test mutating func `without colour there is no escape sequence`() {
    end(WatchBench.report("preserved", lines: 2))
    _ = state.take(.attempt(WatchBench.attempt))
    _ = state.save(WatchBench.files[1])
    #expect(!lines.joined().contains("\u{1B}"))
  }
}
