import Foundation
import Testing

@testable import Practice

@Suite struct CompareTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    for stage in ["0-legacy", "1-model", "2-view-model"] {
      let move = "\(stage) moves a lot of things, " + String(repeating: "and more, ", count: 12)
      try bench.write(
        ToyNotes.text(changed: ["Move": "\(move)\n\nSecond paragraph."]),
        to: "Katas/Toy/Stages/\(stage)/NOTES.md")
    }
    try bench.write(
      try bench.read("Katas/Toy/kata.json").replacing(
        "\"minutes\": 10 }",
        with: "\"minutes\": 10, \"goals\": [{\"smell\": \"untyped-data\", \"atMost\": 0}] }"),
      to: "Katas/Toy/kata.json")
    try bench.write(
      """
      {"kata": "toy", "goals": [], "smells": [
        {"smell": "untyped-data", "title": "Untyped data", "now": 0},
        {"smell": "boolean-state", "title": "Boolean state", "now": 3},
        {"smell": "unit-tests", "title": "Unit tests", "now": 0}]}
      """, to: "Katas/Toy/Stages/1-model/smells.json")
    try bench.commitAll("Write notes")
  }

  private func check() throws {
    let tree = try OverlayTree(of: KataPaths(name: "Toy"), git: bench.library).idOfWorkingTree()
    let record = CheckRecord(
      verdict: .preserved, scenarios: 1, declared: 0, unitTests: 0, tree: tree, at: bench.clock.now,
      smells: ["untyped-data": 0, "boolean-state": 1, "unit-tests": 0])
    try bench.workbench().attempts.record(.checked(record), in: bench.attempts()[0])
  }

  @Test func `each stage is told beside the reference, and then what differs most`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// mine\n// too\n", to: "Sources/Refactored/Toy/List.swift")
    bench.clock.advance(seconds: 1_500)
    try check()
    try bench.workbench().attempts
      .record(.stageReached(1, at: bench.clock.now), in: bench.attempts()[0])
    try bench.git(["commit", "--all", "--quiet", "--message", "Type the rows"])
    let run = bench.kata("compare")
    #expect(run.code == .success)
    let lines = run.text.split(separator: "\n").map(String.init)
    let begin = [
      "Toy: your attempt beside the reference", "toy-2026-06-01-1, 25:00 used, 35:00 left",
      "1  Model",
      "  You        reached at 25:00, took 25:00 (planned 10:00), 1 check (1 green), 1 file, +2 -1",
      "             - Type the rows", "  Reference  2 files, +2 -1",
      "             1-model moves a lot of things, and more, and more, and more, and more, and more, and",
    ]
    #expect(Array(lines.prefix(begin.count)) == begin)
    #expect(lines.contains("    Untyped data                0          0"))
    #expect(lines.contains("    Boolean state in screens    1          3"))
    #expect(!run.text.contains("Unit tests"))
    #expect(!run.text.contains("Second paragraph"))
    #expect(
      lines.contains(
        "  You        not reached, worked on for 0:00 (planned 15:00), no check, no change"))
    #expect(
      lines.suffix(4) == [
        "What differs most, 3 points", "  1. Stage 2 (View model) was not reached.",
        "  2. Boolean state in screens: 1 in yours at stage 1, 3 in the reference.",
        "  3. Stage 1 (Model) took 25:00, planned were 10:00.",
      ])
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(try bench.attempts()[0].hasLooked(at: "2-view-model"))
  }

  @Test func `an attempt that has ended is compared by its record, also without its branch`() throws
  {
    bench.kata("start", "toy", "--now")
    try check()
    bench.kata("finish")
    try bench.git(["switch", "--quiet", "main"])
    try bench.git(["branch", "--quiet", "-D", "attempt/toy-2026-06-01-1"])
    let run = bench.kata("compare", "toy-2026-06-01-1")
    #expect(run.code == .success)
    #expect(
      run.progress.contains(
        "warning: the branch attempt/toy-2026-06-01-1 is gone, so commits are left out"))
    #expect(run.text.contains("1. Stage 1 (Model) was not reached, nor the 1 stage after it."))
  }

  @Test func `there has to be something to compare`() {
    #expect(bench.kata("compare").error?.hasPrefix("there is no attempt yet: ") == true)
    bench.kata("start", "toy") { false }
    #expect(bench.kata("compare").error?.contains("was never started, so") == true)
  }
}
