import Foundation
import Testing

@testable import Practice

@Suite struct HistoryTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func record(_ event: AttemptEvent) throws {
    let attempt = try #require(try bench.attempts().last)
    try bench.workbench().attempts.record(event, in: attempt)
  }

  private func check(_ verdict: CheckVerdict, lines: Int) throws {
    var record = CheckRecord(
      verdict: verdict, scenarios: 1, declared: 0, unitTests: 0, tree: "t", at: bench.clock.now)
    record.changedLines = lines
    try self.record(.checked(record))
  }

  @Test func `attempts are told with how they went, the newest first`() throws {
    #expect(bench.kata("history").result.first?.hasPrefix("No attempt yet: ") == true)
    bench.kata("start", "toy", "--now")
    bench.clock.advance(seconds: 750)
    try check(.preserved, lines: 200)
    try record(.stageReached(1, at: bench.clock.now))
    try record(.hinted(stage: "2-view-model", level: 1, at: bench.clock.now))
    try check(.behaviourChanged, lines: 10)
    bench.kata("peek", "2", "--short")
    bench.clock.advance(seconds: 150)
    let end = bench.kata("finish").result
    #expect(end.contains("Steps   200 lines changed at most between two checks, median 200"))
    #expect(
      end.contains(
        "        check after smaller steps: big ones are what interviewers mark down first"))
    bench.clock.advance(seconds: 86_400)
    bench.kata("start", "toy", "--now")
    #expect(
      bench.kata("history", "toy").result == [
        "2026-06-02  toy-2026-06-02-1  Toy, 0:00 of 60:00, under way",
        "2026-06-01  toy-2026-06-01-1  Toy, 15:00 of 60:00, finished",
        "  Reached 1-model at 12:30 (planned 10:00)",
        "  Checks  1 green, 1 red; at most 12:30 without a green one",
        "  Steps   200 lines changed at most between two checks, median 200",
        "  Hints   2-view-model 1 of 3",
        "  Looked  2-view-model at 12:30",
      ])
    #expect(bench.kata("history", "tyo").code == .usage)
  }

  @Test func `an abandoned attempt has ended, and its branch and record stay`() throws {
    #expect(bench.kata("abandon").error?.hasPrefix("no attempt is under way: ") == true)
    bench.kata("start", "toy", "--now")
    try bench.write("// new\n", to: "Sources/Refactored/Toy/New.swift")
    bench.clock.advance(seconds: 60)
    bench.kata("pause")
    bench.clock.advance(seconds: 60)
    #expect(
      bench.kata("abandon").result == [
        "toy-2026-06-01-1 is abandoned after 1:00; its branch attempt/toy-2026-06-01-1 stays.",
        "Back    commit your work, then git switch main",
      ])
    #expect(try bench.library.branch() == "attempt/toy-2026-06-01-1")
    #expect(bench.kata("status").result.first?.hasPrefix("No attempt is under way") == true)
    #expect(bench.kata("list").text.contains("attempt/toy-2026-06-01-1  abandoned after 1:00"))
    #expect(
      bench.kata("history").result == [
        "2026-06-01  toy-2026-06-01-1  Toy, 1:00 of 60:00, abandoned"
      ])
    #expect(bench.kata("start", "toy", "--now").code == .success)
  }

  @Test func `what was answered to the checklist is told, in short and in full`() throws {
    bench.kata("start", "toy", "--now")
    bench.kata("finish")
    try bench.workbench().attempts.update(bench.attempts()[0].id) {
      $0.answers = [
        ChecklistAnswer(item: "Read the code", isDone: true),
        ChecklistAnswer(item: "Said what is left", isDone: false),
        .skipped("Named a simpler design"),
      ]
    }
    #expect(
      bench.kata("history").result.last
        == "  Answers 1 yes, 1 no, 1 skipped: swift run kata history --answers")
    #expect(
      bench.kata("history", "toy", "--answers").result.suffix(3) == [
        "  Answers yes     Read the code", "          no      Said what is left",
        "          skipped Named a simpler design",
      ])
  }

  @Test func `an attempt that was prepared only can be abandoned`() throws {
    bench.kata("start", "toy") { false }
    #expect(bench.kata("abandon").code == .success)
    #expect(
      bench.kata("history").text == "not started  toy-2026-06-01-1  Toy, 0:00 of 60:00, abandoned")
  }
}
