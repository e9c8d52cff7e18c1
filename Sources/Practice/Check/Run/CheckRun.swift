import Foundation

/// A check of what is checked out: its outcome is told to the person, and kept in the attempt when it
/// is one that is checked.
struct CheckRun {
  let session: PracticeSession
  let kata: KataFolder

  /// The attempt that is checked; nil for anything else, such as a reference stage.
  let attempt: Attempt?

  private var console: Console { session.console }

  init(of kata: KataFolder, in session: PracticeSession) {
    self.session = session
    self.kata = kata
    attempt = session.attempt(at: kata)
  }

  /// Builds, runs and judges; `enter` learns how far it is.
  func outcome(entering enter: @escaping @Sendable (CheckPhase) -> Void) throws -> Check.Outcome {
    try Check(
      kata: kata, workbench: session.workbench, context: session.context,
      base: try base().flatMap { try session.git.commit($0) }, enter: enter
    ).run()
  }

  /// The commit that what is checked out comes from, by way of a stage; nil where no stage is below it.
  private func base() throws -> String? {
    if let attempt { return attempt.base }
    return try session.git.nearestStageTrailer(from: "HEAD")?.base
  }

  /// Tells what was proven and what is next, and records both.
  func tell(_ outcome: Check.Outcome, after duration: Duration) throws {
    let verdict = outcome.judgement.verdict
    let subject = attempt == nil ? try subject(of: outcome) : nil
    let look: TextStyle.Look = verdict == .preserved ? .green : .red
    console.result(
      "\(console.style(look, outcome.judgement.headline(about: subject))), \(duration.inSeconds)")
    outcome.judgement.details.forEach(console.result)
    if let line = outcome.outside?.line { console.result(line) }
    if let attempt {
      var record = CheckRecord(outcome, at: session.now())
      record.changedLines = session.changedLines(to: outcome.tree, in: attempt)
      try session.store.record(.checked(record), in: attempt)
    }
    if verdict == .preserved, let smells = outcome.evidence?.smells {
      try session.tell(StageProgress(stages: kata.manifest.stages, now: smells), in: attempt)
    }
  }

  /// What was checked when it is not an attempt under way.
  private func subject(of outcome: Check.Outcome) throws -> String {
    let committed = try OverlayTree(of: kata.paths, git: session.git).id(of: "HEAD")
    return try session.placeInWords() + (outcome.tree == committed ? "" : " with edits")
  }
}

extension PracticeSession {
  /// The attempt at a kata that is under way and checked out.
  func attempt(at kata: KataFolder) -> Attempt? {
    unfinished.first { $0.branch == branch && $0.kata == kata.name }
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
      smells: outcome.evidence?.smells?.measures.mapValues(\.value),
      summary: outcome.judgement.summary)
  }
}

extension Duration {
  /// Seconds with one decimal, in the same form in every locale: `3.1 s`.
  fileprivate var inSeconds: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
