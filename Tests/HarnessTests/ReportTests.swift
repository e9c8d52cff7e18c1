import Foundation
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
}
