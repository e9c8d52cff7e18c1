import Foundation
import Testing

@testable import Practice

@Suite struct VerdictLogTests {
  private typealias Lines = VerdictLines

  @Test func `a whole run is read with its verdicts, digests, report and end`() {
    let file = Lines.file(
      Lines.run(scenarios: 2), Lines.started("a"), Lines.verdict("a"), Lines.started("b"),
      Lines.verdict("b", "mismatch", step: 4), Lines.report("two\\nlines"), Lines.finished)
    let log = VerdictLog(file, kata: "Toy")
    #expect(log.announced == 2)
    #expect(log.isFinished)
    #expect(log.faults.isEmpty)
    #expect(log.reports == ["two\nlines"])
    #expect(log.unended.isEmpty)
    #expect(
      log.verdicts == [
        ScenarioVerdict(
          scenario: "a", title: "A title", kind: .match, summary: "match: why", step: nil,
          digests: Digests(legacy: "1", refactored: "2")),
        ScenarioVerdict(
          scenario: "b", title: "A title", kind: .mismatch, summary: "mismatch: why", step: 4,
          digests: Digests(legacy: "1", refactored: "2")),
      ])
  }

  @Test func `no file at all is a run that did not start`() {
    let log = VerdictLog(Data(), kata: "Toy")
    #expect(log.announced == nil)
    #expect(!log.isFinished)
    #expect(log.faults.isEmpty)
  }

  @Test func `a last line that was cut off says nothing, and what it began is unended`() {
    let file =
      Lines.file(Lines.run(scenarios: 1), Lines.started("a"))
      + Data(Lines.verdict("a").utf8.prefix(40))
    let log = VerdictLog(file, kata: "Toy")
    #expect(log.faults.isEmpty)
    #expect(log.verdicts.isEmpty)
    #expect(log.unended == ["a"])
  }

  @Test(arguments: ["not json", "{}", "[]", #"{"event":"verdict"}"#, "\u{FF}"])
  func `a line in the middle that cannot be read is a fault with its number`(_ line: String) {
    let log = VerdictLog(Lines.file(Lines.run(scenarios: 1), line, Lines.finished), kata: "Toy")
    #expect(log.faults == ["line 2 of the verdicts cannot be read"])
  }

  @Test func `an event that is not known is skipped`() {
    let news = #"{"event":"weather","kata":"Toy"}"#
    let log = VerdictLog(Lines.file(Lines.run(scenarios: 0), news, Lines.finished), kata: "Toy")
    #expect(log.faults.isEmpty)
    #expect(log.isFinished)
  }

  @Test func `a newer version is a fault that says what to do`() {
    let log = VerdictLog(Lines.file(Lines.run(scenarios: 1, version: 2)), kata: "Toy")
    #expect(log.faults.count == 1)
    #expect(log.faults.first?.contains("version 2") == true)
    #expect(log.faults.first?.contains("swift build") == true)
  }

  @Test func `a scenario that is judged twice is a fault`() {
    let log = Lines.log(Lines.verdict("a"), Lines.verdict("a", "mismatch"), scenarios: 1)
    #expect(log.faults == ["scenario a was judged twice"])
  }

  @Test func `a suite that runs twice is a fault`() {
    let log = VerdictLog(
      Lines.file(Lines.run(scenarios: 1), Lines.run(scenarios: 1)), kata: "Toy")
    #expect(log.faults == ["the suite ran more than once"])
  }

  @Test func `a verdict of an unknown kind is a fault and no verdict`() {
    let log = Lines.log(Lines.verdict("a", "splendid"), scenarios: 1)
    #expect(log.faults == ["scenario a has a verdict of unknown kind \"splendid\""])
    #expect(log.verdicts.isEmpty)
  }

  @Test func `a verdict without a scenario is a fault`() {
    let log = Lines.log(#"{"event":"verdict","kata":"Toy","kind":"match"}"#, scenarios: 1)
    #expect(log.faults == ["line 2 of the verdicts names no scenario or no kind"])
  }

  @Test func `digests of a side that was not completed count as none`() {
    let log = Lines.log(Lines.verdict("a", "invalid", digests: #"{"legacy":"1"}"#), scenarios: 1)
    #expect(log.faults.isEmpty)
    #expect(log.verdicts.map(\.digests) == [nil])
  }

  @Test func `another kata in the same file is somebody else's`() {
    let file = Lines.file(
      Lines.run(scenarios: 9, kata: "Other"), Lines.run(scenarios: 1),
      Lines.verdict("a", "mismatch", kata: "Other"), Lines.verdict("a"), Lines.finished)
    let log = VerdictLog(file, kata: "Toy")
    #expect(log.announced == 1)
    #expect(log.verdicts.map(\.kind) == [.match])
    #expect(!VerdictLog(file, kata: "Other").isFinished)
  }
}
