import Foundation

extension KataCommand {
  /// `kata check`.
  public static let check = KataCommand(
    name: "check", summary: "Build, run the scenarios and unit tests, and say what was proven",
    parameters: ["[KATA]"], example: "kata check reservations"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let kata = try session.kata(named: arguments.positional.first, for: "check")
    let start = ContinuousClock.now
    let attempt = session.unfinished.first { $0.branch == session.branch && $0.kata == kata.name }
    let check = Check(
      kata: kata, workbench: session.workbench, context: context,
      base: try attempt.flatMap { try session.git.commit($0.base) })
    let outcome = try check.run()
    let verdict = outcome.judgement.verdict
    let time = (ContinuousClock.now - start).inSeconds
    let subject = attempt == nil ? try session.subject(of: outcome, kata: kata) : nil
    let look: TextStyle.Look = verdict == .preserved ? .green : .red
    context.console.result(
      "\(context.console.style(look, outcome.judgement.headline(about: subject))), \(time)")
    outcome.judgement.details.forEach(context.console.result)
    if let line = outcome.outside?.line { context.console.result(line) }
    if let attempt {
      try session.store.record(.checked(CheckRecord(outcome, at: context.now())), in: attempt)
    }
    if verdict == .preserved, let smells = outcome.evidence?.smells {
      try session.tell(StageProgress(stages: kata.manifest.stages, now: smells), in: attempt)
    }
    return verdict.exitCode
  }
}

extension PracticeSession {
  /// What was checked when it is not an attempt under way.
  fileprivate func subject(of outcome: Check.Outcome, kata: KataFolder) throws -> String {
    let committed = try OverlayTree(of: kata.paths, git: git).id(of: "HEAD")
    return try placeInWords() + (outcome.tree == committed ? "" : " with edits")
  }
}

extension CheckRecord {
  init(_ outcome: Check.Outcome, at date: Date) {
    let verdicts = outcome.evidence?.log.verdicts ?? []
    let unitTests = outcome.evidence?.unitTests ?? UnitTestResult()
    let failedUnitTests = unitTests.failed + (unitTests.unended.isEmpty ? 0 : 1)
    self.init(
      verdict: outcome.judgement.verdict, scenarios: verdicts.count,
      declared: verdicts.count { $0.kind == .declared },
      failed: verdicts.count { !$0.kind.isPass },
      unitTests: unitTests.passed + failedUnitTests, failedUnitTests: failedUnitTests,
      tree: outcome.tree, at: date,
      smells: outcome.evidence?.smells?.measures.mapValues(\.value))
  }
}

extension Duration {
  /// Seconds with one decimal, in the same form in every locale: `3.1 s`.
  fileprivate var inSeconds: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
