/// An attempt beside the reference, stage by stage.
struct Comparison {
  let session: PracticeSession
  let attempt: Attempt
  let kata: KataFolder

  private var git: Git { session.git }
  private var diff: DiffText { DiffText(git: git, isColoured: false, isShort: false) }

  /// Every stage above 0.
  func stages() throws -> [StageComparison] {
    let base = try StageBase(git: git, attempts: session.attempts).check(attempt.base)
    let commits = try StageBuilder(git: git, kata: kata.paths, base: base).build()
    let own = OwnStage.all(
      in: attempt, commits: try ownCommits(), stages: commits.map(\.stage),
      used: session.secondsUsed(of: attempt))
    let measures = StageSmells(kata: kata, git: git)
    let walk = ReferenceWalk(session: session, kata: kata, diff: diff)
    return try commits.dropFirst().map { commit in
      let stage = commit.stage
      let mine = own.first { $0.number == stage.number }
      let move = try walk.notes(of: stage, at: base).sections[.move] ?? ""
      return StageComparison(
        stage: stage, own: mine, ownSize: try mine.flatMap { try size($0, stage0: commits[0].id) },
        move: NotesBlock.blocks(in: move).lazy.compactMap(\.paragraph).first ?? "",
        referenceSize: ChangeSize(
          try diff.changes(
            from: commits[stage.number - 1].id, to: commit.id, in: kata.paths.overlay)),
        referenceSmells: try measures.measures(of: stage, at: base))
    }
  }

  private func size(_ own: OwnStage, stage0: String) throws -> ChangeSize? {
    guard let after = own.after else { return nil }
    return try diff.size(from: own.before ?? stage0, to: after, in: kata.paths.overlay)
  }

  /// None when the branch is gone: the record of the attempt is still there.
  private func ownCommits() throws -> [OwnCommit] {
    guard let tip = try git.commit("refs/heads/\(attempt.branch)") else {
      session.warn("the branch \(attempt.branch) is gone, so commits are left out")
      return []
    }
    return try git.ownCommits(of: attempt, tip: tip)
  }
}

extension NotesBlock {
  fileprivate var paragraph: String? { if case .paragraph(let text) = self { text } else { nil } }
}
