import Foundation
import Testing

@testable import Practice

/// Whatever makes a verdict worthless ends a check with 12, whatever else is true.
@Suite struct DoubtsTests {
  private typealias Lines = VerdictLines

  @Test func `no made-up scenario that was compared gives no verdict`() {
    for end in [Lines.end, Lines.finished(generated: 0)] {
      let log = VerdictLog(
        Lines.file(Lines.run(scenarios: 2), Lines.verdict("a"), Lines.verdict("b"), end),
        kata: "Toy")
      let judgement = Judgement.decide(.passing { $0.log = log })
      #expect(
        judgement.headline() == "no valid verdict  no scenario was made up and compared")
    }
  }

  @Test func `a crash in a made-up scenario is named, with the command that shows it again`() {
    let log = VerdictLog(
      Lines.file(
        Lines.run(scenarios: 2), Lines.verdict("a"), Lines.verdict("b"),
        Lines.generated("generated-7")), kata: "Toy")
    let judgement = Judgement.decide(
      .passing {
        $0.log = log
        $0.run = TestRun()
        $0.testsEnded = .signalled(11)
      })
    #expect(judgement.headline().contains("crashed in scenario generated-7"))
    #expect(judgement.details.contains("Replay: swift run lab fuzz toy --seed 7 --runs 1"))
  }

  @Test func `no scenario at all is no verdict`() {
    #expect(
      headline {
        $0.scenarios = []
        $0.log = Lines.log(scenarios: 0)
      } == "no valid verdict  there is no scenario to run")
  }

  @Test func `a suite that never began is no verdict`() {
    #expect(
      headline { $0.log = VerdictLog() }
        == "no valid verdict  no scenario ran: Tests/CharacterizationTests has no suite for this "
        + "kata")
  }

  @Test func `a crash names the scenario and how many never ran`() {
    let log = log(Lines.run(scenarios: 2), Lines.started("a"))
    #expect(
      crashed(log) == "no valid verdict  the tests crashed in scenario a; 1 of 2 never ran")
  }

  @Test func `a crash before the first scenario says so`() {
    #expect(
      crashed(VerdictLog())
        == "no valid verdict  the tests crashed before the first scenario; 2 of 2 never ran")
  }

  @Test func `a crash between two scenarios says so`() {
    let log = log(Lines.run(scenarios: 2), Lines.started("a"), Lines.verdict("a"))
    #expect(
      crashed(log) == "no valid verdict  the tests crashed between two scenarios; 1 of 2 never ran")
  }

  @Test func `a unit test that runs beside a scenario that crashed is named too`() {
    let judgement = Judgement.decide(
      .passing {
        $0.log = log(Lines.run(scenarios: 2), Lines.started("a"))
        $0.run = TestRun()
        $0.unitTests.unended = ["x"]
      })
    #expect(judgement.verdict == .noValidVerdict)
    #expect(
      judgement.details == [
        "Replay: swift run lab trace toy a --refactored", "unit tests running at the time: \"x\"",
      ])
  }

  @Test func `the second process is not blamed for what crashed the first`() {
    let judgement = Judgement.decide(
      .passing {
        $0.log = log(Lines.run(scenarios: 2), Lines.started("a"))
        $0.run = TestRun()
        $0.secondProcess.ended = .signalled(4)
        $0.secondProcess.digests = DigestTable()
      })
    #expect(judgement.details == ["Replay: swift run lab trace toy a --refactored"])
  }

  @Test func `fewer verdicts than files is no verdict and names what is missing`() {
    #expect(
      headline { $0.log = Lines.log(Lines.verdict("a"), scenarios: 2) }
        == "no valid verdict  1 of 2 never ran: b")
  }

  @Test func `a verdict without a file means another binary`() {
    #expect(
      headline {
        $0.log = Lines.log(
          Lines.verdict("a"), Lines.verdict("b"), Lines.verdict("c"), scenarios: 3)
        $0.secondProcess.digests = DigestTable("a 1 2\nb 1 2\nc 1 2")
      } == "no valid verdict  judged, but without a file: c")
  }

  @Test func `a count that is not the files' is no verdict`() {
    #expect(
      headline { $0.log = Lines.log(Lines.verdict("a"), Lines.verdict("b"), scenarios: 3) }
        == "no valid verdict  the suite ran 3 scenarios, and there are 2 files")
  }

  @Test func `a suite without an end is no verdict`() {
    let log = log(Lines.run(scenarios: 2), Lines.verdict("a"), Lines.verdict("b"))
    #expect(
      headline { $0.log = log } == "no valid verdict  the suite did not come to its end")
  }

  @Test(arguments: ["nondeterministic", "invalid"])
  func `a verdict that is none outweighs a mismatch`(_ kind: String) {
    let log = Lines.log(Lines.verdict("a", "mismatch"), Lines.verdict("b", kind), scenarios: 2)
    #expect(headline { $0.log = log } == "no valid verdict  1 of 2 \(kind): b")
  }

  @Test func `a digest that differs in a second process is nondeterministic`() {
    #expect(
      headline { $0.secondProcess.digests = DigestTable("a 1 2\nb 1 3") }.hasPrefix(
        "no valid verdict  1 of 2 nondeterministic, different in a second process"))
  }

  @Test func `a digest that differs in a third process only is nondeterministic`() {
    #expect(
      headline { $0.thirdProcess = SecondProcess.Outcome(digests: DigestTable("a 1 2\nb 1 3")) }
        == "no valid verdict  1 of 2 nondeterministic, different in a third process: b")
  }

  @Test func `what two other processes say alike is said once`() {
    let other = SecondProcess.Outcome(digests: DigestTable("a 1 2\nb 1 3"))
    let judgement = Judgement.decide(
      .passing {
        $0.secondProcess = other
        $0.thirdProcess = other
      })
    #expect(judgement.details == [])
  }

  @Test func `a second process that has to be ended is no verdict`() {
    #expect(
      headline {
        $0.secondProcess.digests = DigestTable()
        $0.secondProcess.ended = .signalled(9)
        $0.secondProcess.hasStalled = true
      }
        == "no valid verdict  the second process (`lab digest`) was ended, 20 s after the tests, "
        + "without a, b")
  }

  @Test func `a scenario that cannot be read is told once`() {
    let log = Lines.log(Lines.verdict("a"), Lines.verdict("b", "invalid"), scenarios: 2)
    let judgement = Judgement.decide(
      .passing {
        $0.log = log
        $0.secondProcess.digests = DigestTable()
        $0.secondProcess.ended = .exited(69)
      })
    #expect(judgement.headline() == "no valid verdict  1 of 2 invalid: b")
    #expect(judgement.details == ["b: invalid: why"])
  }

  @Test func `that scenarios fail for one reason is told beside the one in full`() {
    let report = "Toy: 2 of 2 scenarios fail, all for this reason.\\n\\na: A\\n  invalid: why"
    let log = Lines.log(
      Lines.verdict("a", "invalid"), Lines.verdict("b", "invalid"), Lines.report(report),
      scenarios: 2)
    let judgement = Judgement.decide(.passing { $0.log = log })
    #expect(judgement.details == [report.replacing("\\n", with: "\n")])
  }

  @Test func `a cause that is the same for all stands in the headline, and once`() {
    let log = Lines.log(
      Lines.verdict("a", "invalid"), Lines.verdict("b", "invalid"),
      Lines.report("Toy: 2 of 2 scenarios fail.\\n\\n  invalid: why"), scenarios: 2)
    let judgement = Judgement.decide(.passing { $0.log = log })
    #expect(judgement.headline() == "no valid verdict  2 of 2 invalid: why")
    #expect(judgement.details == [])
  }

  @Test func `scenarios that are not the attempt's are no verdict`() {
    let outside = OutsideChanges(
      kata: KataPaths(name: "Toy"), base: "0123456789abcdef",
      changes: [.init(path: "Katas/Toy/Scenarios/c.json", kind: .changed)])
    let judgement = Judgement.decide(.passing { $0.outside = outside })
    #expect(
      judgement.headline() == "no valid verdict  1 scenario changed since the attempt began: c")
    #expect(
      judgement.details == [
        "`git checkout 0123456789ab -- Katas/Toy/Scenarios` brings them back as they were"
      ])
  }

  @Test func `a legacy side that is not the attempt's is no verdict`() {
    let outside = OutsideChanges(
      kata: KataPaths(name: "Toy"), base: "0123456789abcdef",
      changes: [
        .init(path: "Katas/Toy/Approved/a.txt", kind: .changed),
        .init(path: "Katas/Toy/Approved/mine.txt", kind: .added),
        .init(path: "Sources/Legacy/Toy/List.swift", kind: .changed),
      ])
    let judgement = Judgement.decide(.passing { $0.outside = outside })
    #expect(
      judgement.headline() == "no valid verdict  the legacy code or its approved screens changed "
        + "since the attempt began")
    #expect(
      judgement.details == [
        "Katas/Toy/Approved/a.txt, Sources/Legacy/Toy/List.swift",
        "`git checkout 0123456789ab -- Sources/Legacy/Toy Katas/Toy/Approved` brings them back as "
          + "they were",
      ])
    #expect(outside.line == "no part of the attempt: Katas/Toy/Approved/mine.txt new")
  }

  @Test func `a second process that dies is no verdict`() {
    #expect(
      headline {
        $0.secondProcess.digests = DigestTable("a 1 2")
        $0.secondProcess.ended = .signalled(11)
      } == "no valid verdict  the second process (`lab digest`) was ended by signal 11 without b")
  }

  @Test func `a scenario that gave no verdict is not asked of the second process`() {
    let log = Lines.log(Lines.verdict("a"), Lines.verdict("b", "invalid"), scenarios: 2)
    let judgement = Judgement.decide(
      .passing {
        $0.log = log
        $0.secondProcess.digests = DigestTable("a 1 2")
      })
    #expect(judgement.headline() == "no valid verdict  1 of 2 invalid: b")
    #expect(judgement.details == ["b: invalid: why"])
  }

  @Test func `what the seam audit found is no verdict, with file and fix`() {
    let finding = SeamFinding(file: "A.swift", name: "Timer", fix: "use a Task")
    let judgement = Judgement.decide(.passing { $0.findings = [finding] })
    #expect(judgement.verdict == .noValidVerdict)
    #expect(judgement.headline() == "no valid verdict  Timer in A.swift is outside the simulation")
    #expect(judgement.details == ["A.swift: Timer is outside the simulation; use a Task"])
  }

  @Test func `what the seam audit found comes before what follows from it`() {
    let findings = ["Timer", "usleep"].map { SeamFinding(file: "A.swift", name: $0, fix: "no") }
    let log = Lines.log(
      Lines.verdict("a", "nondeterministic"), Lines.verdict("b", "nondeterministic"),
      Lines.report("the report"), scenarios: 2)
    let judgement = Judgement.decide(
      .passing {
        $0.findings = findings
        $0.log = log
      })
    #expect(
      judgement.headline()
        == "no valid verdict  Timer in A.swift is outside the simulation, and 1 more")
    #expect(
      judgement.details
        == findings.map(\.description) + ["2 of 2 nondeterministic: why", "the report"])
  }

  @Test func `what may wait comes before other findings, and says that nothing was run`() {
    let judgement = Judgement.decide(
      .passing {
        $0.findings = [
          SeamFinding(file: "A.swift", name: "getenv", fix: "no"),
          SeamFinding(file: "B.swift", name: "usleep", fix: "no", canWait: true),
        ]
      })
    #expect(
      judgement.headline()
        == "no valid verdict  usleep in B.swift is outside the simulation, and 1 more")
    #expect(judgement.details.first == "no scenario was run, since one may wait for ever")
  }

  @Test func `many scenarios are listed once, a few by name`() {
    let names = ["a", "b", "c", "d", "e"]
    let judgement = Judgement.decide(
      .passing {
        $0.scenarios = names
        $0.log = VerdictLog(
          Lines.file(
            [Lines.run(scenarios: 5)] + names.map { Lines.verdict($0) } + [Lines.finished]),
          kata: "Toy")
        $0.secondProcess.digests = DigestTable(names.map { "\($0) 1 3" }.joined(separator: "\n"))
      })
    #expect(
      judgement.headline()
        == "no valid verdict  5 of 5 nondeterministic, different in a second process with another "
        + "time zone, language and order of scenarios")
    #expect(judgement.details == ["a, b, c … 2 more"])
  }

  @Test func `a stale build is no verdict`() {
    #expect(
      headline { $0.staleness = ["files changed"] } == "no valid verdict  files changed")
  }

  @Test func `a fault in the file is no verdict`() {
    #expect(
      headline {
        $0.log = Lines.log(Lines.verdict("a"), Lines.verdict("b"), "?", scenarios: 2)
      } == "no valid verdict  line 4 of the verdicts cannot be read")
  }

  @Test func `a suite that fails beside its verdicts is no verdict`() {
    let run = EventLines.endedRun(withIssueIn: "Tests/CharacterizationTests/T.swift")
    #expect(
      headline { $0.run = run }
        == "no valid verdict  the characterization tests failed without a verdict: "
        + "Tests/CharacterizationTests/T.swift:1: t(): no")
  }

  @Test func `a test process that fails for no reason given is no verdict`() {
    #expect(
      headline { $0.testsEnded = .exited(1) }
        == "no valid verdict  the test process ended with status 1, and no test says why")
  }

  @Test func `a run that breaks off after the scenarios is no verdict`() {
    #expect(
      headline { $0.run = TestRun() }
        == "no valid verdict  the test run did not come to its end")
  }

  private func log(_ lines: String...) -> VerdictLog {
    VerdictLog(Lines.file(lines), kata: "Toy")
  }

  private func crashed(_ log: VerdictLog) -> String {
    headline {
      $0.log = log
      $0.run = TestRun()
      $0.testsEnded = .signalled(4)
    }
  }

  private func headline(_ change: (inout CheckEvidence) -> Void) -> String {
    let judgement = Judgement.decide(.passing(change))
    #expect(judgement.verdict == .noValidVerdict)
    return judgement.headline()
  }
}
