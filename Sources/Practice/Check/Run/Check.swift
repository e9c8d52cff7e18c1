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
    try NestedRepository.refuse(in: [kata.paths.room, kata.paths.unitTests], root: root)
    let overlay = OverlayTree(of: kata.paths, git: workbench.git)
    let tree = try overlay.idOfWorkingTree()
    let outside = base.map { base in
      Background { [git = workbench.git, paths = kata.paths] in
        try OutsideChanges(of: paths, since: base, git: git)
      }
    }
    ScenarioFolder(kata).remarks.forEach(remark)
    StrayFiles.remark(on: [kata.paths.room, kata.paths.unitTests], root: root).map(remark)
    var build = PackageBuild(
      root: root, context: context, kata: kata.paths, start: start, enter: enter)
    if let errors = try build.run() {
      return Outcome(
        judgement: .doesNotBuild(errors), evidence: nil, tree: tree,
        outside: try outside?.value())
    }
    var evidence = try collect()
    evidence.staleness = try build.staleness()
    evidence.outside = try outside?.value()
    if evidence.staleness.isEmpty, try overlay.idOfWorkingTree() != tree {
      evidence.staleness = ["files changed while the check ran: check again"]
    }
    return Outcome(
      judgement: .decide(evidence), evidence: evidence, tree: tree, outside: evidence.outside)
  }

  private var root: URL { workbench.root }

  private func collect() throws -> CheckEvidence {
    let (root, subprocess, kata) = (root, context.subprocess, kata)
    var evidence = CheckEvidence(kata: kata.commandName, scenarios: ScenarioFolder(kata).slugs)
    let smells = StageProgress.measure(kata, root: root, subprocess: subprocess)
    evidence.findings = try SeamAudit(root: root, subprocess: subprocess)
      .findings(in: ["Refactored\(kata.name)"])
    guard !evidence.canWait else { return evidence }
    let others = [true, false].map {
      SecondProcess(root: root, subprocess: subprocess, kata: kata, isElsewhere: $0)
    }
    let running = others.map { process in Background { try process.run() } }
    enter(.running)
    let first = try TestProcess(root: root, subprocess: subprocess, kata: kata.paths).run()
    for (process, work) in zip(others, running) where !work.isDone(within: SecondProcess.limit) {
      process.end()
    }
    let outcomes = try running.map { try $0.value() }
    let folders = [kata.paths.room, kata.paths.unitTests]
    if !first.run.isEnded {
      evidence.crashReport = CrashReport(first.remarks, folders: folders)
      evidence.crashReport.rest.forEach(remark)
    } else if let crashed = outcomes.first(where: { !$0.ended.isSuccess }) {
      let report = CrashReport(crashed.remarks, folders: folders)
      ((report.headline.map { [$0] } ?? []) + report.rest).forEach(remark)
    }
    let names = try workbench.kataNames()
    evidence.log = first.log
    evidence.run = first.run
    evidence.testsEnded = first.ended
    evidence.hasStalled = first.hasStalled
    evidence.unitTests = UnitTestResult(first.run, of: kata.paths, besides: names)
    let tests = XCTestProcess(root: root, subprocess: subprocess, kata: kata.paths, katas: names)
    if let outcome = try tests.run() { evidence.unitTests.add(outcome) }
    evidence.unitTests.add(tests.swallowed())
    evidence.secondProcess = outcomes[0]
    evidence.thirdProcess = outcomes[1]
    evidence.smells = smells.flatMap(measured)
    return evidence
  }

  /// Goals are not what a check is about: it goes on without them.
  private func measured(_ smells: Background<SmellReport>) -> SmellReport? {
    do { return try smells.value() } catch {
      remark((error as? UserError)?.message ?? "\(error)")
      return nil
    }
  }

  private func remark(_ line: String) { context.console.progress(line) }
}
