import Foundation

/// One check of a kata: build, audit, run, compare, judge.
struct Check {
  let kata: KataFolder
  let workbench: Workbench
  let context: CommandContext

  /// The commit that the attempt stands on; nil when it is no attempt under way that is checked.
  let base: String?

  /// Learns how far the check is.
  let enter: @Sendable (CheckPhase) -> Void

  struct Outcome {
    let judgement: Judgement
    let evidence: CheckEvidence?

    /// The id of the tree that was checked, over the overlay's paths only.
    let tree: String

    /// What the attempt changed that is no part of it.
    let outside: OutsideChanges?
  }

  func run() throws -> Outcome {
    let start = Date()
    let folders = [kata.paths.room, kata.paths.unitTests]
    try NestedRepository.refuse(in: folders, root: root)
    try LinkedFolder.refuse(in: folders, root: root)
    // SwiftPM leaves a core idle for most of a build. What is read beside it and changes meanwhile is
    // noticed at the end: then it is younger than the check.
    let overlay = OverlayTree(of: kata.paths, git: workbench.git)
    let id = Background { try overlay.idOfWorkingTree() }
    let smells = StageProgress.measure(kata, root: root, subprocess: context.subprocess)
    let outside = base.map { base in
      Background { [git = workbench.git, paths = kata.paths] in
        try OutsideChanges(of: paths, since: base, git: git)
      }
    }
    ScenarioFolder(kata).remarks.forEach(remark)
    StrayFiles.remark(on: folders, root: root).map(remark)
    StrayFiles.remark(onTestsBeside: kata.paths.unitTests, root: root).map(remark)
    var build = PackageBuild(
      root: root, context: context, kata: kata.paths, start: start, enter: enter)
    let built = Result { try build.run() }
    // Whatever came of the build, nothing goes on after it.
    let (tree, measured, others) = (id.outcome(), smells?.outcome(), outside?.outcome())
    if let errors = try built.get() {
      return Outcome(
        judgement: .doesNotBuild(errors), evidence: nil, tree: try tree.get(),
        outside: try others?.get())
    }
    var evidence = try collect(measured)
    evidence.staleness = try build.staleness()
    evidence.outside = try others?.get()
    if evidence.staleness.isEmpty, try overlay.idOfWorkingTree() != tree.get() {
      evidence.staleness = ["files changed while the check ran: check again"]
    }
    return Outcome(
      judgement: .decide(evidence), evidence: evidence, tree: try tree.get(),
      outside: evidence.outside)
  }

  private var root: URL { workbench.root }

  /// Runs what was built. `smells` is what they came to beside the build.
  private func collect(_ smells: Result<SmellReport, any Error>?) throws -> CheckEvidence {
    let (root, subprocess, kata) = (root, context.subprocess, kata)
    var evidence = CheckEvidence(kata: kata.commandName, scenarios: ScenarioFolder(kata).slugs)
    // What could not be measured then may have missed a module that the build has made since.
    var remeasured: Background<SmellReport>?
    if case .failure? = smells {
      remeasured = StageProgress.measure(kata, root: root, subprocess: subprocess)
    }
    let findings = Result {
      try SeamAudit(root: root, subprocess: subprocess).findings(in: ["Refactored\(kata.name)"])
    }
    evidence.findings = (try? findings.get()) ?? []
    guard case .success = findings, !evidence.canWait else {
      _ = remeasured?.outcome()
      _ = try findings.get()
      return evidence
    }
    enter(.running)
    let runs = CheckRuns(kata: kata, root: root, subprocess: subprocess)
    let (first, outcomes) = try runs.outcomes()
    let folders = [kata.paths.room, kata.paths.unitTests]
    if !first.run.isEnded {
      evidence.crashReport = CrashReport(first.remarks, folders: folders)
      evidence.crashReport.rest.forEach(remark)
    } else if let crashed = outcomes.first(where: { !$0.ended.isSuccess }) {
      let report = CrashReport(crashed.remarks, folders: folders)
      ((report.headline.map { [$0] } ?? []) + report.rest).forEach(remark)
    }
    evidence.log = first.log
    evidence.run = first.run
    evidence.testsEnded = first.ended
    evidence.hasStalled = first.hasStalled
    evidence.unitTests = UnitTestResult(first.run, of: kata.paths)
    let tests = XCTestProcess(root: root, subprocess: subprocess, kata: kata.paths)
    if let outcome = try tests.run() { evidence.unitTests.add(outcome) }
    evidence.unitTests.add(tests.swallowed())
    evidence.secondProcess = outcomes[0]
    evidence.thirdProcess = outcomes[1]
    evidence.smells = (remeasured?.outcome() ?? smells).flatMap(measured)
    return evidence
  }

  /// Goals are not what a check is about: it goes on without them.
  private func measured(_ smells: Result<SmellReport, any Error>) -> SmellReport? {
    do { return try smells.get() } catch {
      remark((error as? UserError)?.message ?? "\(error)")
      return nil
    }
  }

  private func remark(_ line: String) { context.console.progress(line) }
}
