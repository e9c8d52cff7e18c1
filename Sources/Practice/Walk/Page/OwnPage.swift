/// An attempt as a page: commit by commit, with what was proven on the way.
struct OwnPage {
  let session: PracticeSession
  let attempt: Attempt
  let diff: DiffText

  private var git: Git { session.git }

  /// The page.
  func page() throws -> WalkPage {
    let walk = OwnWalk(session: session, attempt: attempt, diff: diff)
    let tip = try walk.tip()
    let commits = try git.ownCommits(of: attempt, tip: tip)
    let timeline = OwnTimeline(events: attempt.events, commits: commits)
    let used = session.secondsUsed(of: attempt)
    let events = OwnEvents(attempt: attempt)
    var chapters = try commits.enumerated().map { index, commit in
      try chapter(
        commit, "\(index + 1)", events.text(of: timeline.onTheWay[index]), timeline.checks[index])
    }
    let rest = events.text(of: timeline.onTheWay.last ?? [])
    if let last = try uncommitted(walk, tip, events: rest) { chapters.append(last) }
    return WalkPage(
      title: "\(attempt.kata), an attempt",
      summary: [
        "`\(attempt.branch)`, \(Minutes.text(of: attempt, used: used))",
        attempt.lastCheck.map { "Last check: \($0.inWords)" } ?? "No check ran.",
      ], smells: try smells(tip), verdicts: VerdictStrip(attempt, used: used), chapters: chapters)
  }

  private func chapter(
    _ commit: OwnCommit, _ number: String, _ events: String, _ check: CheckRecord?
  ) throws -> WalkPage.Chapter {
    let lines = commit.message.split(separator: "\n", maxSplits: 1)
    let subject = lines.first.map(String.init) ?? "no message"
    let body = lines.dropFirst().joined()
    var sections = [section("On the way", events), section("Message", body)]
    sections.removeAll { $0.blocks.isEmpty }
    return WalkPage.Chapter(
      title: "\(number) \(subject)",
      place: "\(commit.id.prefix(10)), \(attempt.moment(commit.date))", sections: sections,
      proof: check?.verdict == .preserved ? check.map { "Checked: \($0.inWords)" } : nil,
      changes: try diff.changes(from: try git.before(commit, of: attempt), to: commit.id))
  }

  /// What is not committed, and what happened after the last commit.
  private func uncommitted(
    _ walk: OwnWalk, _ tip: String, events: String
  ) throws -> WalkPage.Chapter? {
    let changes = try walk.uncommittedTree().map {
      try diff.changes(from: tip, to: $0, in: KataPaths(name: attempt.kata).overlay)
    }
    guard changes?.isEmpty == false || !events.isEmpty else { return nil }
    return WalkPage.Chapter(
      title: "Not committed", place: "after the last commit",
      sections: events.isEmpty ? [] : [section("On the way", events)], changes: changes ?? [])
  }

  /// Text by people, a line a point: none of it is markup.
  private func section(_ heading: String, _ text: String) -> WalkPage.Section {
    let lines = text.split(separator: "\n").map(String.init)
    return WalkPage.Section(
      heading: heading, blocks: lines.isEmpty ? [] : [.list(lines, isNumbered: false)])
  }

  private func smells(_ tip: String) throws -> SmellChange {
    let kata = try session.workbench.kata(named: attempt.kata)
    let measures = StageSmells(kata: kata, git: git)
    let legacy = kata.manifest.stages[0]
    return SmellChange(
      before: (legacy.title, try measures.measures(of: legacy, at: tip)),
      after: ("At the last check", attempt.lastCheck?.smells ?? [:]),
      goals: kata.manifest.stages.flatMap(\.goals))
  }
}
