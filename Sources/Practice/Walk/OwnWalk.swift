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
    let tip = try tip()
    let commits = try git.ownCommits(of: attempt, tip: tip)
    let events = OwnEvents(attempt: attempt)
    let timeline = OwnTimeline(events: attempt.events, commits: commits)
    let used = session.secondsUsed(of: attempt)
    var chapters = [
      "\(style(.bold, "\(attempt.kata), your attempt"))  "
        + style(.dim, "\(attempt.branch), \(Minutes.text(of: attempt, used: used))") + "\n"
    ]
    for (index, commit) in commits.enumerated() {
      chapters.append(events.text(of: timeline.onTheWay[index]))
      chapters.append(
        try chapter(commit, "\(index + 1) of \(commits.count)", check: timeline.checks[index]))
    }
    chapters.append(events.text(of: timeline.onTheWay.last ?? []))
    let rest = [try uncommitted(since: tip), try elsewhere()].compactMap { $0 }
    chapters += rest
    if commits.isEmpty, rest.isEmpty { chapters.append("No commit yet.") }
    return chapters.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The attempt's last commit.
  func tip() throws -> String {
    guard let tip = try git.commit("refs/heads/\(attempt.branch)") else {
      throw UserError(
        "the branch \(attempt.branch) of this attempt is gone: find its last commit with "
          + "`git reflog` and run `git branch \(attempt.branch) COMMIT`")
    }
    return tip
  }

  private func chapter(_ commit: OwnCommit, _ number: String, check: CheckRecord?) throws -> String
  {
    let place = style(.dim, "\(commit.id.prefix(10)), \(attempt.moment(commit.date))")
    let message = commit.message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    let proof = check.map { "checked: \($0.inWords)" } ?? "not checked"
    let text = try diff.text(from: try git.before(commit, of: attempt), to: commit.id)
    return "\(style(.bold, "Commit \(number)"))  \(place)\n\(message)\n\n  \(proof)\n\n\(text)\n"
  }

  /// The tree with what is in the working tree, or was set aside; over the overlay's paths only.
  func uncommittedTree() throws -> String? {
    let overlay = OverlayTree(of: paths, git: git)
    if session.branch == attempt.branch { return try overlay.idOfWorkingTree() }
    return try attempt.setAside.flatMap { try git.commit($0) }.map { try overlay.id(of: $0) }
  }

  private func uncommitted(since tip: String) throws -> String? {
    guard let tree = try uncommittedTree() else { return nil }
    let text = try diff.text(from: tip, to: tree, in: paths.overlay)
    return text.isEmpty ? nil : "\(style(.bold, "Not committed"))\n\n\(text)\n"
  }

  /// How many files differ where the attempt's code is not, such as notes: they are no part of it.
  private func elsewhere() throws -> String? {
    guard session.branch == attempt.branch else { return nil }
    let changed = try git.fields(["status", "--porcelain", "--no-renames", "-z"])
      .filter { !paths.overlayContains(String($0.dropFirst(3))) }
    guard !changed.isEmpty else { return nil }
    return "\(plural(changed.count, "other file")) changed or new, outside of "
      + "\(paths.overlay.joined(separator: ", "))\n"
  }
}
