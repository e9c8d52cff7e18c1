import Foundation
import Testing

@testable import Practice

@Suite struct JudgementTests {
  private typealias Lines = VerdictLines

  @Test func `everything equal is preserved, with counts`() {
    let judgement = Judgement.decide(evidence { $0.unitTests.passed = 14 })
    #expect(judgement.verdict == .preserved)
    #expect(
      judgement.headline()
        == "preserved  2 scenarios (2 match, 0 declared), 30 generated, 14 unit tests")
    #expect(judgement.details.isEmpty)
  }

  @Test func `stages without unit tests say so and pass`() {
    let judgement = Judgement.decide(evidence())
    #expect(judgement.verdict == .preserved)
    #expect(judgement.headline().hasSuffix("no unit tests yet"))
  }

  @Test func `a declared difference passes, is counted, and is told with its reason`() {
    let log = Lines.log(Lines.verdict("a"), Lines.verdict("b", "declared"), scenarios: 2)
    let judgement = Judgement.decide(evidence { $0.log = log })
    #expect(judgement.verdict == .preserved)
    #expect(judgement.headline().contains("(1 match, 1 declared)"))
    #expect(judgement.details == ["  b, declared: why"])
  }

  @Test func `a mismatch is a change of behaviour, with the step and the report`() {
    let log = Lines.log(
      Lines.verdict("a"), Lines.verdict("b", "mismatch", step: 4), Lines.report("the report"),
      scenarios: 2)
    let judgement = Judgement.decide(evidence { $0.log = log })
    #expect(judgement.verdict == .behaviourChanged)
    #expect(judgement.headline() == "behaviour changed  1 of 2 scenarios")
    #expect(judgement.details == ["the report"])
  }

  @Test func `a made-up scenario that shows a difference is a change of behaviour`() {
    let log = VerdictLog(
      Lines.file(
        Lines.run(scenarios: 2), Lines.verdict("a"), Lines.verdict("b"),
        Lines.generated("generated-7"), Lines.found("generated-7"), Lines.report("the report"),
        Lines.finished(generated: 7)), kata: "Toy")
    let judgement = Judgement.decide(evidence { $0.log = log })
    #expect(judgement.verdict == .behaviourChanged)
    #expect(
      judgement.headline() == "behaviour changed  a generated scenario, and none of 2 scenarios")
    #expect(judgement.details == ["the report"])
  }

  @Test func `a made-up scenario that proves nothing gives no verdict`() {
    let log = VerdictLog(
      Lines.file(
        Lines.run(scenarios: 2), Lines.verdict("a"), Lines.verdict("b"),
        Lines.found("generated-7", "nondeterministic"), Lines.finished(generated: 7)), kata: "Toy")
    let judgement = Judgement.decide(evidence { $0.log = log })
    #expect(judgement.verdict == .noValidVerdict)
    #expect(judgement.headline().contains("generated-7"))
  }

  @Test func `how many scenarios fail is said once`() {
    let log = Lines.log(
      Lines.verdict("a"), Lines.verdict("b", "mismatch", step: 4),
      Lines.report("Toy: 1 of 2 scenarios fail.\\n\\nb: the report"), scenarios: 2)
    #expect(Judgement.decide(evidence { $0.log = log }).details == ["b: the report"])
  }

  @Test func `without a report each failing scenario has its line`() {
    let log = Lines.log(Lines.verdict("a"), Lines.verdict("b", "mismatch"), scenarios: 2)
    #expect(Judgement.decide(evidence { $0.log = log }).details == ["b: mismatch: why"])
  }

  @Test func `without a report of many failing scenarios the first few have theirs`() {
    let log = VerdictLog(
      Lines.file(
        [Lines.run(scenarios: 9)] + (1...9).map { Lines.verdict("s\($0)", "mismatch") }
          + [Lines.finished]), kata: "Toy")
    let judgement = Judgement.decide(
      evidence {
        $0.scenarios = (1...9).map { "s\($0)" }
        $0.log = log
        $0.secondProcess.digests = DigestTable((1...9).map { "s\($0) 1 2" }.joined(separator: "\n"))
      })
    #expect(judgement.details.count == 7)
    #expect(judgement.details.last == "… 3 more")
  }

  @Test func `a failing unit test is told with what is preserved`() {
    let judgement = Judgement.decide(
      evidence {
        $0.unitTests.passed = 3
        $0.unitTests.failed = 1
        $0.unitTests.issues = ["A.swift:7: name: 1 is not 2"]
        $0.run = EventLines.endedRun(withIssueIn: "Tests/RefactoredTests/Toy/A.swift")
        $0.testsEnded = .exited(1)
      })
    #expect(judgement.verdict == .unitTestsFail)
    #expect(judgement.headline() == "unit tests fail  1 of 4; 2 scenarios preserved")
    #expect(judgement.details == ["A.swift:7: name: 1 is not 2"])
  }

  @Test func `a unit test that crashes after the scenarios fails by its name`() {
    let judgement = Judgement.decide(
      evidence {
        $0.run = TestRun()
        $0.unitTests.unended = ["deletes itself"]
        $0.testsEnded = .signalled(4)
      })
    #expect(judgement.verdict == .unitTestsFail)
    #expect(judgement.details == ["the tests crashed in unit test \"deletes itself\""])
  }

  @Test func `of several unit tests that ran none is blamed for a crash`() {
    let judgement = Judgement.decide(
      evidence {
        $0.run = TestRun()
        $0.unitTests.passed = 2
        $0.unitTests.unended = ["one", "two"]
        $0.testsEnded = .signalled(4)
      })
    #expect(judgement.headline() == "unit tests fail  1 of 3; 2 scenarios preserved")
    #expect(
      judgement.details == [
        "the tests crashed while unit tests ran",
        "unit tests running at the time: \"one\", \"two\"",
      ])
  }

  @Test func `a unit test that hangs after the scenarios fails by its name`() {
    let judgement = Judgement.decide(
      evidence {
        $0.run = TestRun()
        $0.unitTests.unended = ["waits"]
        $0.testsEnded = .signalled(2)
        $0.hasStalled = true
      })
    #expect(judgement.verdict == .unitTestsFail)
    #expect(
      judgement.details == ["the tests stood still for 20 s and were ended in unit test \"waits\""])
  }

  @Test func `a change of behaviour outweighs unit tests`() {
    let log = Lines.log(Lines.verdict("a"), Lines.verdict("b", "mismatch"), scenarios: 2)
    let judgement = Judgement.decide(
      evidence {
        $0.log = log
        $0.unitTests.failed = 1
      })
    #expect(judgement.verdict == .behaviourChanged)
  }

  @Test func `a unit test that hangs is told beside a change of behaviour`() {
    let log = Lines.log(Lines.verdict("a"), Lines.verdict("b", "mismatch"), scenarios: 2)
    let judgement = Judgement.decide(
      evidence {
        $0.log = log
        $0.unitTests.unended = ["waits"]
        $0.hasStalled = true
      })
    #expect(judgement.verdict == .behaviourChanged)
    #expect(judgement.details.last?.hasSuffix("in unit test \"waits\"") == true)
  }

  @Test func `failing tests of other folders do not decide`() {
    let judgement = Judgement.decide(
      evidence {
        $0.run = EventLines.endedRun(withIssueIn: "Tests/TestSupport/S.swift")
        $0.testsEnded = .exited(1)
      })
    #expect(judgement.verdict == .preserved)
  }

  @Test func `code that does not compile is told with its errors, twenty at most`() {
    let judgement = Judgement.doesNotBuild((1...25).map { "error \($0)" })
    #expect(judgement.verdict == .doesNotBuild)
    #expect(judgement.headline() == "does not build  25 errors")
    #expect(judgement.details.count == 21)
    #expect(judgement.details.last == "and 5 more")
  }

  @Test(arguments: [
    CheckVerdict.preserved: 0, .behaviourChanged: 10, .doesNotBuild: 11, .noValidVerdict: 12,
    .unitTestsFail: 13,
  ])
  func `every outcome has its exit code`(_ verdict: CheckVerdict, code: Int32) {
    #expect(verdict.exitCode.rawValue == code)
  }

  @Test func `what was checked stands before what it rests on`() {
    #expect(
      Judgement.decide(evidence()).headline(about: "main")
        == "preserved  main: 2 scenarios (2 match, 0 declared), 30 generated, no unit tests yet")
  }

  private func evidence(_ change: (inout CheckEvidence) -> Void = { _ in }) -> CheckEvidence {
    .passing(change)
  }
}
