import Foundation

/// One check of a kata: build, run, compare, judge.
struct Check {
  let kata: KataFolder
  let workbench: Workbench
  let context: CommandContext

  struct Outcome {
    let judgement: Judgement
    let evidence: CheckEvidence?

    /// The id of the tree that was checked, over the overlay's paths only.
    let tree: String
  }

  func run() throws -> Outcome {
    let overlay = OverlayTree(of: kata.paths, git: workbench.git)
    let tree = try overlay.idOfWorkingTree()
    if let errors = try build() {
      return Outcome(judgement: .doesNotBuild(errors), evidence: nil, tree: tree)
    }
    warnOfXCTest()
    var evidence = try collect()
    if try overlay.idOfWorkingTree() != tree {
      evidence.staleness.append("files changed while the check ran: check again")
    }
    return Outcome(judgement: .decide(evidence), evidence: evidence, tree: tree)
  }

  private var root: URL { workbench.root }

  /// Nil when the package was built, otherwise what is wrong.
  private func build() throws -> [String]? {
    let lock = BuildLock(root: root, environment: context.environment)
    if let complaint = lock.complaint() { context.console.progress(complaint) }
    context.console.progress(context.console.progressStyle(.dim, "Building…"))
    let output = try context.subprocess.run("swift", ["build", "--build-tests"], in: root)
    guard !output.termination.isSuccess else { return nil }
    let log = BuildLog(output.text + output.errorText, root: root.path)
    if log.errors.isEmpty { log.end.forEach(remark) }
    return log.errors
  }

  private func collect() throws -> CheckEvidence {
    let (root, subprocess, kata) = (root, context.subprocess, kata)
    let module = "Refactored\(kata.name)"
    let second = Background {
      try SecondProcess(root: root, subprocess: subprocess, kata: kata).run()
    }
    let audit = Background {
      try SeamAudit(root: root, subprocess: subprocess).findings(in: [module])
    }
    let smells = StageProgress.measure(kata, root: root, subprocess: subprocess)
    context.console.progress(
      context.console.progressStyle(.dim, "Running the scenarios and the unit tests…"))
    let first = try TestProcess(root: root, subprocess: subprocess, kata: kata.paths).run()
    let again = try second.value()
    if !first.run.isEnded {
      first.remarks.forEach(remark)
    } else if !again.ended.isSuccess {
      again.remarks.forEach(remark)
    }
    return CheckEvidence(
      kata: kata.commandName, scenarios: try scenarios(),
      staleness: try Freshness.staleSources(
        of: [module], in: [kata.paths.room], root: root, now: Date()),
      log: first.log, run: first.run, testsEnded: first.ended, hasStalled: first.hasStalled,
      unitTests: UnitTestResult(first.run, folder: kata.paths.unitTests),
      secondProcess: again.digests, secondEnded: again.ended, findings: try audit.value(),
      smells: smells.flatMap(measured))
  }

  private func scenarios() throws -> [String] {
    let folder = kata.folder.appending(path: "Scenarios").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// XCTest has no event stream, so its tests cannot be counted here.
  private func warnOfXCTest() {
    for file in Freshness.sources(in: kata.paths.unitTests, root: root) {
      let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8)
      guard text?.contains("import XCTest") == true else { continue }
      remark("\(file) uses XCTest, and a check does not run it: write it with Swift Testing")
    }
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
