import Foundation

/// Tells the person's own attempt commit by commit: the message, what was proven, the difference.
struct OwnWalk {
  let session: PracticeSession
  let attempt: Attempt
  let diff: DiffText

  private var style: TextStyle { session.console.style }
  private var git: Git { session.git }
  private var paths: KataPaths { KataPaths(name: attempt.kata) }

  /// The whole story.
  func text() throws -> String {
    guard let tip = try git.commit("refs/heads/\(attempt.branch)") else {
      throw UserError(
        "the branch \(attempt.branch) of this attempt is gone: find its last commit with "
          + "`git reflog` and run `git branch \(attempt.branch) COMMIT`")
    }
    let commits = try git.ownCommits(of: attempt, tip: tip)
    let timeline = OwnTimeline(events: attempt.events, commits: commits)
    let used = attempt.secondsUsed(at: session.context.now())
    var chapters = [
      "\(style(.bold, "\(attempt.kata), your attempt"))  "
        + style(.dim, "\(attempt.branch), \(Minutes.text(of: attempt, used: used))") + "\n"
    ]
    for (index, commit) in commits.enumerated() {
      chapters += timeline.onTheWay[index].map(line)
      chapters.append(
        try chapter(commit, "\(index + 1) of \(commits.count)", check: timeline.checks[index]))
    }
    chapters += (timeline.onTheWay.last ?? []).map(line)
    chapters.append(try uncommitted(since: tip) ?? (commits.isEmpty ? "No commit yet." : ""))
    return chapters.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func chapter(_ commit: OwnCommit, _ number: String, check: CheckRecord?) throws -> String
  {
    let place = style(.dim, "\(commit.id.prefix(10)), \(moment(commit.date))")
    let message = commit.message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    let proof = check.map { "checked: \($0.inWords)" } ?? "not checked"
    let text = try diff.text(from: "\(commit.id)^", to: commit.id)
    return "\(style(.bold, "Commit \(number)"))  \(place)\n\(message)\n\n  \(proof)\n\n\(text)\n"
  }

  /// What is in the working tree, or was set aside, and not committed.
  private func uncommitted(since tip: String) throws -> String? {
    let overlay = OverlayTree(of: paths, git: git)
    let tree: String?
    if session.branch == attempt.branch {
      tree = try overlay.idOfWorkingTree()
    } else {
      tree = try attempt.setAside.flatMap { try git.commit($0) }.map { try overlay.id(of: $0) }
    }
    guard let tree else { return nil }
    let text = try diff.text(from: tip, to: tree, in: paths.overlay)
    return text.isEmpty ? nil : "\(style(.bold, "Not committed"))\n\n\(text)\n"
  }

  private func line(_ event: AttemptEvent) -> String {
    switch event {
    case .looked(let stage, let date):
      "\(moment(date)): looked at the reference, \(stage)\n"
    case .checked(let record):
      "\(moment(record.at)): checked: \(record.inWords)\n"
    }
  }

  private func moment(_ date: Date) -> String {
    guard let start = attempt.startedAt, date >= start else { return "before the start" }
    return "at \(Minutes.text(attempt.secondsUsed(at: date)))"
  }
}

extension CheckRecord {
  /// Outcome and counts.
  fileprivate var inWords: String {
    let counts = [
      plural(scenarios, "scenario"), declared > 0 ? "\(declared) declared" : nil,
      plural(unitTests, "unit test"),
    ]
    return "\(verdict.words) (\(counts.compactMap { $0 }.joined(separator: ", ")))"
  }
}
