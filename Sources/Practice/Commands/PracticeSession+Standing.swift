extension PracticeSession {
  /// The reference stage whose commit is checked out without a branch, such as
  /// `reservations/3-view-model`; nil elsewhere.
  func stageShown() throws -> StageTrailer? {
    branch == nil ? try git.stageTrailer(of: "HEAD") : nil
  }

  /// What HEAD is on, in few words: a branch, a stage, or a commit.
  func placeInWords() throws -> String {
    if let branch { return branch }
    return try stageShown()?.tag ?? "commit \(git.head().prefix(12))"
  }
}
