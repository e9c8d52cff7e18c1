import Harness
import Processes
import Testing

@testable import Mutants

@Suite struct TrialTests {
  private typealias Line = VerdictFile.Line

  private func started(_ scenario: String) -> Line { Line(event: "started", scenario: scenario) }

  private func verdict(_ scenario: String, _ kind: String, _ summary: String = "") -> [Line] {
    [
      started(scenario),
      Line(event: "verdict", scenario: scenario, kind: kind, summary: summary),
    ]
  }

  private let begun = [Line(event: "run")]
  private let finished = [Line(event: "finished")]

  @Test func `a mismatch kills, with its scenario and its step`() {
    let words = "Step 2, wait 0.8: the screen differs"
    let lines = begun + verdict("a", "match") + verdict("b", "mismatch", words) + finished
    let trial = Trial(lines: lines, ended: .exited(0), errorText: "")
    #expect(trial.fate == .killed(.init(scenario: "b", words: words)))
    #expect(trial.fate.summary == "killed by b: \(words)")
  }

  @Test func `matches and declared differences kill nothing`() {
    let lines = begun + verdict("a", "match") + verdict("b", "declared") + finished
    let trial = Trial(lines: lines, ended: .exited(0), errorText: "")
    #expect(trial.fate.summary == "survived: every scenario matches")
    #expect(trial.problem(ofBaseWith: 2) == nil)
  }

  @Test(arguments: [
    ("error: The process crashed in Toy refactored, b, step 3: wait 0.8.", "Step 3: crashed"),
    (
      "error: The main thread blocks or spins in Toy refactored, b, step 12: tap Retry. The",
      "Step 12: blocks or spins"
    ),
    ("error: exit was called in Toy refactored, b, at the end of the app.", "exit was called"),
    ("", "the process ended"),
  ])
  func `a crash or a hang in a scenario kills`(last: String, words: String) {
    let trial = Trial(
      lines: begun + verdict("a", "match") + [started("b")], ended: .signalled(5),
      errorText: "printed\n\(last)\n")
    #expect(trial.fate == .killed(.init(scenario: "b", words: words)))
  }

  @Test func `a generated scenario kills apart from the files`() {
    let (files, words) = (begun + verdict("a", "match"), "Step 1, launch: the screen differs")
    let found = Line(event: "found", scenario: "g", kind: "mismatch", summary: words)
    var trial = Trial(lines: files + [found] + finished, ended: .exited(0), errorText: "")
    #expect(trial.fate == .killed(.init(scenario: "g", words: words, isGenerated: true)))
    #expect(!trial.fate.isKilled)
    #expect(trial.problem(ofBaseWith: 1) == "g: \(words)")
    trial = Trial(
      lines: files + [Line(event: "generated", scenario: "g")], ended: .signalled(5),
      errorText: "error: The process crashed in Toy refactored, g, step 2: wait 1.")
    #expect(
      trial.fate == .killed(.init(scenario: "g", words: "Step 2: crashed", isGenerated: true)))
    let summary = MutantSummary([.init(slug: "x", fate: trial.fate)])
    #expect(
      summary.text
        == "1 mutant: 0 killed by scenario files, 1 killed by generated scenarios only")
    #expect(summary.problem != nil)
  }

  @Test func `a process that has to be ended kills in a scenario and not before`() {
    var trial = Trial(
      lines: begun + [started("a")], ended: .signalled(9), errorText: "", wasEnded: true)
    #expect(trial.fate == .killed(.init(scenario: "a", words: "runs on and on")))
    trial.lines = begun
    #expect(trial.fate == .timedOut("no scenario was begun in time"))
  }

  @Test func `what is invalid without the mutant's doing proves nothing`() {
    let (own, foreign) = ("invalid: refactored code: a thread", "invalid: legacy code: a thread")
    var trial = Trial(
      lines: begun + verdict("a", "invalid", own), ended: .exited(0), errorText: "")
    #expect(trial.fate == .killed(.init(scenario: "a", words: own)))
    trial.lines = begun + verdict("a", "invalid", foreign)
    #expect(trial.fate == .notJudged("a: \(foreign)"))
  }

  @Test func `a process that fails without a verdict proves nothing`() {
    let early = Trial(lines: [], ended: .exited(69), errorText: "")
    #expect(early.fate == .notJudged("lab ended before it had judged a scenario"))
    let late = Trial(
      lines: begun + verdict("a", "match") + finished, ended: .signalled(11), errorText: "")
    #expect(late.fate == .notJudged("lab failed after the last scenario"))
  }

  @Test func `without a mutant every scenario has to pass, and there has to be one`() {
    var trial = Trial(
      lines: begun + verdict("a", "invalid", "invalid: it has no steps") + finished,
      ended: .exited(0), errorText: "")
    #expect(trial.problem(ofBaseWith: 1) == "a: invalid: it has no steps")
    trial.lines = begun + verdict("a", "match") + finished
    #expect(trial.problem(ofBaseWith: 2) == "1 of 2 scenarios were judged")
    trial.lines = begun + finished
    #expect(trial.problem(ofBaseWith: 0) == "there is no scenario")
  }

  @Test func `whatever is not killed fails the run, and is named`() {
    let kill = Fate.killed(.init(scenario: "a", words: ""))
    let good = MutantSummary([.init(slug: "x", fate: kill)])
    #expect(good.text == "1 mutant: 1 killed by scenario files")
    #expect(good.problem == nil)
    let bad = MutantSummary([
      .init(slug: "x", fate: kill), .init(slug: "y", fate: .survived),
      .init(slug: "z", fate: .unreached), .init(slug: "w", fate: .doesNotBuild("no")),
    ])
    #expect(
      bad.text
        == "4 mutants: 1 killed by scenario files, 1 survived, 1 unreached, 1 does not build")
    #expect(
      bad.problem?.hasPrefix(
        "3 of 4 mutants are not killed: y (survived), z (unreached), w (does not build)") == true)
  }
}
