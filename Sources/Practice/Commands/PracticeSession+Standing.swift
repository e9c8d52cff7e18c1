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

  /// Where the attempt was begun; its base where that was not recorded or is gone.
  func wayBack(from attempt: Attempt) throws -> Place {
    if let branch = attempt.startedOn, try git.commit("refs/heads/\(branch)") != nil {
      return .branch(branch)
    }
    return .detached(attempt.base)
  }
}
