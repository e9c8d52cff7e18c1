import Foundation

/// Says in words what is known of an attempt.
struct AttemptReport {
  let attempt: Attempt
  let session: PracticeSession

  private var git: Git { session.git }
  private var paths: KataPaths { KataPaths(name: attempt.kata) }

  /// What the last check of the code as it is now showed; without one, what the last check showed.
  func proof() throws -> String {
    guard let last = attempt.lastCheck else { return "nothing, since no check ran" }
    guard let check = try proofOfCurrentCode() else {
      return "\(last.inWords), but the code has changed since"
    }
    return check == last
      ? check.inWords : "\(check.inWords), checked \(attempt.moment(check.at))"
  }

  /// The last check that saw the code as it is now.
  func proofOfCurrentCode() throws -> CheckRecord? {
    let tree = try currentTree()
    return attempt.checks.last { $0.tree == tree }
  }

  /// Whether its code is another than the legacy code that it began with.
  func hasChanged() throws -> Bool {
    guard let tree = try currentTree() else { return false }
    let stages = try StageBuilder(git: git, kata: paths, base: attempt.base).build()
    return try OverlayTree(of: paths, git: git).id(of: stages[0].id) != tree
  }

  /// How many commits the attempt's branch has above stage 0, and what is not committed.
  func commits() throws -> String {
    guard let tip = try git.commit("refs/heads/\(attempt.branch)") else {
      return "none, the branch \(attempt.branch) is gone"
    }
    let ids = try git.run(["rev-list", "--first-parent", tip, "^\(attempt.base)", "--"])
    let own = try ids.split(separator: "\n")
      .filter { try git.stageTrailer(of: String($0)) == nil }.count
    let count = "\(plural(own, "commit")) on \(attempt.branch)"
    if attempt.setAside != nil, session.branch != attempt.branch {
      return "\(count), and work set aside: `swift run kata stage mine`"
    }
    let files = session.branch == attempt.branch ? try changedFiles() : 0
    guard files > 0 else { return count }
    let verb = files == 1 ? "is" : "are"
    return "\(count), and \(plural(files, "changed file")) that \(verb) not committed"
  }

  /// How to get back to where the attempt was begun; nil when its branch is not checked out.
  func wayBack() throws -> String? {
    guard session.branch == attempt.branch else { return nil }
    let first = try changedFiles() > 0 ? "commit your work, then " : ""
    return first + (try session.wayBack(from: attempt).command)
  }

  /// How many files differ from the commit that is checked out.
  func changedFiles() throws -> Int {
    try git.fields(["status", "--porcelain", "--no-renames", "--untracked-files=all", "-z"]).count
  }

  /// What the attempt changed that is no part of it, as far as its files are here.
  func outside() -> String? {
    guard session.branch == attempt.branch else { return nil }
    return try? OutsideChanges(of: paths, since: attempt.base, git: git).inWords
  }

  /// The stages of the reference solution that were looked at, and when.
  func looks() -> [String] {
    var known: Set<String> = []
    var looks: [(moment: String, stages: [String])] = []
    for case .looked(let stage, let date) in attempt.events where known.insert(stage).inserted {
      let moment = attempt.moment(date)
      if looks.last?.moment != moment { looks.append((moment, [])) }
      looks[looks.count - 1].stages.append(stage)
    }
    return looks.flatMap { look in
      StageNames.inWords(look.stages).map { "\($0) \(look.moment)" }
    }
  }

  /// A line of a summary, or several where it is long; none where there is nothing to tell.
  func lines(_ name: String, _ facts: [String]) -> [String] {
    TextLines.wrapped(
      facts.joined(separator: ", "), after: name.padded(to: 8), to: session.console.width)
  }

  /// The stages for which hints were asked for, with how many.
  func hints() -> [String] {
    var stages: [String] = []
    for case .hinted(let stage, _, _) in attempt.events where !stages.contains(stage) {
      stages.append(stage)
    }
    return stages.map { "\($0) \(attempt.hints(for: $0)) of \(Notes.hintCount)" }
  }

  /// The stages whose goals were met: when, how long after the one before, and how long was planned.
  func splits() -> [String] {
    let stages = (try? session.workbench.kata(named: attempt.kata))?.manifest.stages ?? []
    var before: Int?
    return attempt.splits.map { number, date in
      let used = attempt.secondsUsed(at: date)
      let stage = stages.first { $0.number == number }
      defer { before = used }
      let step = before.map { "+\(Minutes.text(used - $0))" }
      let plan = stage.map { "planned \(Minutes.text($0.minutes * 60))" }
      let remarks = [step, plan].compactMap { $0 }
      return "\(stage?.name ?? "stage \(number)") \(attempt.moment(date))"
        + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
    }
  }

  /// The person's own code, wherever it is.
  private func currentTree() throws -> String? {
    let overlay = OverlayTree(of: paths, git: git)
    if session.branch == attempt.branch { return try overlay.idOfWorkingTree() }
    for revision in [attempt.setAside, "refs/heads/\(attempt.branch)"] {
      if let revision, try git.commit(revision) != nil { return try overlay.id(of: revision) }
    }
    return nil
  }
}
