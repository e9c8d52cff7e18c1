extension PracticeSession {
  /// How many lines a tree that was checked differs by from that of the check before, or from stage 0;
  /// nil where git does not have that any more.
  func changedLines(to tree: String, in attempt: Attempt) -> Int? {
    let kata = KataPaths(name: attempt.kata)
    let diff = DiffText(git: git, isColoured: false, isShort: false)
    // A figure for later must not keep a check from being recorded.
    let before =
      attempt.lastCheck?.tree
      ?? (try? StageBuilder(git: git, kata: kata, base: attempt.base).build())?.first?.id
    guard let before else { return nil }
    return (try? diff.size(from: before, to: tree, in: kata.overlay))?.lines
  }
}
