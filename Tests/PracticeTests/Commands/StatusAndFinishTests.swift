import Foundation
import Testing

@testable import Practice

@Suite struct StatusAndFinishTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  private func check(_ verdict: CheckVerdict) throws {
    let tree = try OverlayTree(of: KataPaths(name: "Toy"), git: bench.library).idOfWorkingTree()
    let record = CheckRecord(
      verdict: verdict, scenarios: 24, declared: 1, failed: 2, unitTests: 3, tree: tree,
      at: bench.clock.now)
    try bench.workbench().attempts.record(.checked(record), in: bench.attempts()[0])
  }

  private func line(_ name: String, _ run: Bench.Run) -> String? {
    run.result.first { $0.hasPrefix(name) }?.dropFirst(8).description
  }

  @Test func `without an attempt, status says how to begin one`() {
    #expect(
      bench.kata("status").result == [
        "No attempt is under way: `swift run kata start KATA` begins one.",
        "Tree    the branch main", "Saved   Nothing is saved.",
      ])
  }

  @Test func `status shows the clock, and overtime`() {
    bench.kata("start", "toy", "--now")
    bench.clock.advance(seconds: 750)
    #expect(line("Time", bench.kata("status")) == "12:30 used, 47:30 left")
    bench.clock.advance(seconds: 3_000)
    #expect(line("Time", bench.kata("status")) == "62:30 used, +2:30 over")
  }

  @Test func `status shows where the tree stands`() {
    bench.kata("start", "toy", "--now")
    #expect(line("Tree", bench.kata("status")) == "your own work, attempt/toy-2026-06-01-1")
    bench.kata("stage", "1")
    #expect(
      line("Tree", bench.kata("status"))
        == "reference stage toy/1-model, back with: swift run kata stage mine")
  }

  @Test func `what a check showed holds until the code changes`() throws {
    bench.kata("start", "toy", "--now")
    #expect(line("Proven", bench.kata("status")) == "nothing, since no check ran")
    try check(.preserved)
    let proof = "behaviour preserved (24 scenarios, 1 declared, 3 unit tests)"
    #expect(line("Proven", bench.kata("status")) == proof)
    try bench.write("// new\n", to: "Sources/Refactored/Toy/New.swift")
    #expect(line("Proven", bench.kata("status")) == "\(proof), but the code has changed since")
    try check(.behaviourChanged)
    #expect(line("Proven", bench.kata("status")) == "behaviour changed (2 of 24 scenarios)")
  }

  @Test func `looks are noted once each, and several in a row are one`() throws {
    bench.kata("start", "toy") { false }
    let toy = try bench.workbench().kata(named: "toy")
    let session = try PracticeSession(bench.context())
    for _ in 1...2 { try session.recordLook(at: toy.manifest.stages, of: toy) }
    #expect(try bench.attempts()[0].events.count == 2)
    let third = AttemptEvent.looked(stage: "3-third", at: bench.clock.now)
    for _ in 1...2 { try bench.workbench().attempts.record(third, in: bench.attempts()[0]) }
    #expect(line("Looked", bench.kata("status")) == "stages 1–3 before the start")
  }

  @Test func `long lists are wrapped`() throws {
    bench.kata("start", "toy", "--now")
    for number in 1...9 {
      bench.clock.advance(seconds: 60)
      try bench.workbench().attempts.record(
        .looked(stage: "\(number * 2)-view-model", at: bench.clock.now), in: bench.attempts()[0])
    }
    let lines = bench.kata("status").result
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.contains { $0.hasPrefix("        ") && $0.hasSuffix("18-view-model at 9:00") })
  }

  @Test func `stages that were reached are told with their times`() throws {
    bench.kata("start", "toy", "--now")
    for (stage, seconds) in [(1, 750.0), (2, 125)] {
      bench.clock.advance(seconds: seconds)
      try bench.workbench().attempts
        .record(.stageReached(stage, at: bench.clock.now), in: bench.attempts()[0])
    }
    bench.clock.advance(seconds: 60)
    let splits = "1-model at 12:30 (planned 10:00), 2-view-model at 14:35 (+2:05, planned 15:00)"
    #expect(line("Reached", bench.kata("status")) == splits)
    #expect(line("Reached", bench.kata("finish")) == splits)
  }

  @Test func `looking at a stage changes nothing about what was proven`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// new\n", to: "Sources/Refactored/Toy/New.swift")
    try check(.preserved)
    bench.kata("stage", "1")
    #expect(line("Proven", bench.kata("status"))?.hasSuffix("unit tests)") == true)
  }

  @Test func `finish stops the clock and sums up`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// new\n", to: "Sources/Refactored/Toy/New.swift")
    try bench.commitAll("One")
    try check(.preserved)
    try bench.write("notes\n", to: "notes.txt")
    bench.clock.advance(seconds: 2_890)
    let run = bench.kata("finish")
    #expect(run.code == .success)
    #expect(
      run.result == [
        "Toy is finished.",
        "Time    48:10 used, 11:50 left",
        "Proven  behaviour preserved (24 scenarios, 1 declared, 3 unit tests)",
        "Work    1 commit on attempt/toy-2026-06-01-1, and 1 changed file that is not committed",
        "Checks  1 green, 0 red; at most 48:10 without a green one",
        "Looked  at no stage of the reference",
        "Back    commit your work, then git switch main",
        "Next    swift run kata compare",
      ])
    #expect(try bench.library.branch() == "attempt/toy-2026-06-01-1")
    bench.clock.advance(seconds: 1_000)
    #expect(bench.kata("list").text.contains("finished after 48:10"))
  }

  @Test(arguments: [
    ["switch", "--quiet", "main"], ["switch", "--quiet", "--detach", "toy/1-model"],
  ])
  func `finish wants to see one's own work`(command: [String]) throws {
    bench.kata("start", "toy", "--now")
    try bench.git(command)
    let run = bench.kata("finish")
    #expect(run.code == .usage)
    #expect(
      run.error
        == "you are on \(command.last ?? ""), not on your own work: `swift run kata stage mine` first"
    )
    #expect(try bench.attempts()[0].finishedAt == nil)
  }

  @Test func `work that is still set aside is pointed out, and does not keep from finishing`()
    throws
  {
    bench.kata("start", "toy", "--now")
    try bench.write("// new\n", to: "Sources/Refactored/Toy/New.swift")
    bench.kata("stage", "1")
    try bench.git(["switch", "--quiet", try bench.attempts()[0].branch])
    let run = bench.kata("finish")
    #expect(run.code == .success)
    #expect(run.progress.first?.hasPrefix("warning: the work that was set aside") == true)
  }

  @Test func `an attempt whose branch is gone can be finished`() throws {
    bench.kata("start", "toy", "--now")
    try bench.git(["switch", "--quiet", "main"])
    try bench.git(["branch", "--quiet", "-D", "attempt/toy-2026-06-01-1"])
    #expect(bench.kata("finish").code == .success)
  }

  @Test func `the way back from a second attempt is that from the first`() throws {
    try bench.git(["switch", "--quiet", "--create", "side"])
    for _ in 1...2 {
      bench.kata("start", "toy", "--now")
      #expect(line("Back", bench.kata("finish")) == "git switch side")
    }
  }

  @Test func `there is nothing to finish before the start, nor twice`() {
    #expect(bench.kata("finish").error?.hasPrefix("no attempt is under way") == true)
    bench.kata("start", "toy") { false }
    #expect(bench.kata("finish").error?.contains("has not been started") == true)
    bench.kata("start", "toy", "--now")
    #expect(bench.kata("finish").code == .success)
    #expect(bench.kata("finish").error?.hasPrefix("no attempt is under way") == true)
  }

  @Test func `list shows stages, tags and attempts`() {
    #expect(
      bench.kata("list").result == [
        "toy  A toy, 60 minutes", "  0  Legacy (0 min), no tag yet",
        "  1  Model (10 min), no tag yet", "  2  View model (15 min), no tag yet",
      ])
    bench.kata("start", "toy") { false }
    let text = bench.kata("list").text
    #expect(text.contains("  1  Model (10 min), tag toy/1-model"))
    #expect(text.contains("  attempt/toy-2026-06-01-1  prepared"))
  }

  @Test func `a kata whose file is gone is named with the fix`() throws {
    try bench.delete("Katas/Toy/kata.json")
    let fix = "Katas/Toy/kata.json is gone: `git restore Katas/Toy/kata.json`"
    let run = bench.kata("list")
    #expect(run.code == .environment)
    #expect(run.progress.first == "warning: \(fix)")
    #expect(run.error == "Katas has no folder with a kata.json: `git restore Katas`")
    #expect(bench.kata("brief").error == run.error)
    #expect(bench.kata("start", "toy").error == fix)
  }

  @Test func `a kata that is broken is named, and the others are listed`() throws {
    try bench.write("{}", to: "Katas/Broken/kata.json")
    let run = bench.kata("list")
    #expect(run.code == .success)
    #expect(
      run.progress == [
        "warning: Katas/Broken/kata.json: version, title, minutes, behaviour, stages: are missing: "
          + "mend it, or `git restore Katas/Broken/kata.json` brings back the last one"
      ])
    #expect(run.result[0] == "toy  A toy, 60 minutes")
  }
}
