import Foundation
import Simulation
import Testing
import UIKitShim

@testable import Harness

@Suite("Reports") @MainActor struct ReportTests {
  private func run(
    scenarios: [String: [String]], refactored: String,
    differences: String = #"{"differences": []}"#
  ) throws -> KataRun {
    let legacy = Side.fixture { screen in
      for row in 0..<30 { screen.label("row \(row)") }
      screen.button("Go") { screen.label("went") }
    }
    let other = Side.fixture { screen in
      for row in 0..<30 { screen.label("row \(row)") }
      screen.button("Go") { for row in 0..<60 { screen.label("\(refactored) \(row)") } }
    }
    let files = scenarios.mapValues { ["steps": $0] as [String: Any] }
    return try Kata.withFixture(
      scenarios: files, differences: differences, legacy: legacy, refactored: other
    ) { KataRun($0) }
  }

  @Test func `the shortest failure is shown in full, the others in a line, in forty lines`() throws
  {
    var scenarios = ["zz-short": ["launch", "tap Go"], "fine": ["launch", "wait 1"]]
    for index in 0..<12 {
      scenarios["long-\(index)"] =
        ["launch"] + Array(repeating: "wait 1", count: 20) + ["tap Go"]
    }
    let report = try Report(run(scenarios: scenarios, refactored: "x"))
    let text = try #require(report.text)
    #expect(report.shown == "zz-short")
    #expect(text.hasPrefix("Fixture: 13 of 14 scenarios fail."))
    #expect(text.contains("zz-short: Title of zz-short"))
    #expect(text.contains("Step 2, tap Go: the screen differs"))
    #expect(text.contains("- \"went\""))
    #expect(text.contains("Replay: swift run lab trace fixture zz-short"))
    #expect(text.contains("  long-0: Step 22, tap Go: the screen differs"))
    #expect(text.contains("  … 6 more"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  }

  @Test func `files that differ are shown by what changed in them, lines by where they stand`() {
    func lines(_ kind: Divergence.Kind) -> String {
      let divergence = Divergence(step: 1, title: "launch", kind: kind, shared: .home)
      let result = KataRun.Result(slug: "a", title: "A", verdict: .mismatch(divergence))
      return ScenarioReport(kata: "Fixture", result: result).lines(limit: 40)
        .joined(separator: "\n")
    }
    func file(_ status: String) -> Trace.File {
      let records = (1...9).map { id in
        #"{"guest": "Ada", "id": "\#(id)", "status": "\#(id == 5 ? status : "pending")"}"#
      }
      let json = "[\(records.joined(separator: ","))]"
      return Trace.File(name: "a.json", text: FileRendering.text(of: Data(json.utf8)))
    }
    let files = lines(.files(legacy: [file("confirmed")], refactored: [file("pending")]))
    #expect(files.contains("        \"id\": \"5\"\n  -     \"status\": \"confirmed\""))
    let printed = lines(
      .log(
        legacy: [Trace.Line(text: "a", frames: 1)], refactored: [Trace.Line(text: "a", frames: 0)]))
    #expect(printed.contains("  - (the screen changes)\n    \"a\""))
  }

  @Test func `long steps give way before the failing one`() throws {
    let steps = ["launch"] + Array(repeating: "wait 1", count: 50) + ["tap Go"]
    let text = try #require(
      try Report(run(scenarios: ["long": steps], refactored: "x")).text)
    #expect(text.contains("earlier steps"))
    #expect(text.contains("→ 52. tap Go"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  }

  @Test func `a broken scenario file fails by its name`() throws {
    let run = try run(scenarios: ["odd": ["launch", "jump"]], refactored: "x")
    #expect(run.failures.map(\.slug) == ["odd"])
    #expect(try #require(Report(run).text).contains("Scenarios/odd.json: step 2, \"jump\""))
  }

  @Test func `one reason for all is told once`() throws {
    let run = try run(
      scenarios: ["a": ["launch"], "b": ["launch"]], refactored: "x", differences: "[]")
    let text = try #require(Report(run).text)
    #expect(text.hasPrefix("Fixture: 2 of 2 scenarios fail.\n\n  invalid: "))
    #expect(text.components(separatedBy: "differences.json").count == 2)
  }

  /// The report on scenarios whose refactored side the closure builds; the legacy side shows "a" and
  /// has a button that does nothing.
  private func text(
    _ scenarios: [String: [String]],
    refactored: @escaping @MainActor @Sendable (FixtureScreen) -> Void
  ) throws -> String {
    let legacy = Side.fixture { screen in
      screen.label("a")
      screen.button("Go") {}
    }
    let files = scenarios.mapValues { ["steps": $0] as [String: Any] }
    return try Kata.withFixture(
      scenarios: files, legacy: legacy, refactored: .fixture(refactored)
    ) { try #require(Report(KataRun($0)).text) }
  }

  @Test func `one reason for all shows one scenario in full, wherever it comes up`() throws {
    let text = try text(["one": ["launch", "tap Go"], "two": ["launch", "wait 1", "tap Go"]]) {
      screen in
      screen.label("a")
      screen.button("Go") {
        @MainActor func again() { Task { @MainActor in again() } }
        screen.label("going")
        again()
      }
    }
    #expect(
      text == """
        Fixture: 2 of 2 scenarios fail, all for this reason.

        one: Title of one
          invalid: refactored code: in step 2, tap Go, work never settles: 20000 jobs at one \
        virtual instant
          1. launch
        → 2. tap Go
        On the screen then:
            title "Fixture"
            button "Go"
            "a"
            "going"
        Replay: swift run lab trace fixture one

        """)
  }

  @Test func `of scenarios that fail for several reasons the others have a line each`() throws {
    let text = try text(["one": ["launch", "tap Go"], "two": ["launch", "tap Gone", "wait 1"]]) {
      screen in
      screen.label("a")
      screen.button("Go") { WorldThread.sleep(forTimeInterval: 0) }
    }
    #expect(text.hasPrefix("Fixture: 2 of 2 scenarios fail.\n\none: "))
    #expect(text.contains("Also failing:\n  two: invalid: step 2, tap Gone, is impossible"))
  }

  @Test func `a step that is impossible on the legacy screen is shown with its screen`() throws {
    let text = try text(["one": ["launch", "tap Gone", "wait 1"]]) { $0.label("a") }
    #expect(
      text.contains("  1. launch\n→ 2. tap Gone\nOn the screen then:\n    title \"Fixture\"\n"))
    #expect(!text.contains("3. wait 1"))
  }

  @Test func `ways out of the simulation are named, each once, with the step of the first`() throws
  {
    let text = try text(["one": ["launch", "tap Go", "tap Go"], "two": ["launch", "tap Go"]]) {
      screen in
      screen.label("a")
      screen.button("Go") {
        for _ in 0..<2 {
          WorldThread.sleep(forTimeInterval: 0)
          _ = WorldDispatchQueue.global()
          WorldThread.sleep(until: .distantPast)
        }
      }
    }
    #expect(text.hasPrefix("Fixture: 2 of 2 scenarios fail, all for this reason.\n\ntwo: "))
    #expect(
      text.contains(
        "in step 2, tap Go, Thread.sleep(forTimeInterval:) leaves the simulation: use `try await "
          + "Task.sleep(for:)`, tasks and actors; so do DispatchQueue.global(), "
          + "Thread.sleep(until:)\n"))
    #expect(text.contains("→ 2. tap Go\nOn the screen then:\n    title \"Fixture\"\n"))
  }

  @Test func `a way out while the app ends is told after the last step`() throws {
    let text = try text(["one": ["launch", "tap Go"]]) { screen in
      screen.label("a")
      screen.button("Go") {}
      screen.kept.append(EscapeAtEnd())
    }
    #expect(text.contains("refactored code: at the end of the app, Thread.sleep(forTimeInterval:)"))
    #expect(text.contains("  2. tap Go\n→ time runs on, up to ten seconds\nOn the screen then:"))
  }

  @Test func `a long screen and many steps of a run that proves nothing stay in forty lines`()
    throws
  {
    let steps = ["launch"] + Array(repeating: "wait 1", count: 50) + ["tap Go"]
    let text = try text(["one": steps]) { screen in
      for row in 0..<60 { screen.label("row \(row)") }
      screen.button("Go") { WorldThread.sleep(forTimeInterval: 0) }
    }
    #expect(text.contains("→ 52. tap Go"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  }
}

/// Sleeps when it goes.
private final class EscapeAtEnd {
  deinit { WorldThread.sleep(forTimeInterval: 0) }
}
