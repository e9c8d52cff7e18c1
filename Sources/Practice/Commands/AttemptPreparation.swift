import Foundation

/// Brings everything into place for an attempt whose clock does not run yet. Each step leaves a state
/// from which the next `kata start` goes on, wherever this one is interrupted.
struct AttemptPreparation {
  let session: PracticeSession
  let kata: KataFolder
  let minutes: Int?

  private var git: Git { session.git }

  /// Makes the stages, writes the attempt down, saves the tree and switches to the attempt's branch.
  func prepare(resuming prepared: Attempt?) throws -> Attempt {
    let tree = try WorkingTree(session.workbench)
    try tree.checkNothingInProgress()
    if let prepared { try tree.checkIsFree(prepared.branch) }
    let base = try StageBase(git: git, attempts: session.attempts).find()
    let outcomes = try session.refreshTags(kata, base: base)
    outcomes.compactMap(\.problem).forEach(session.warn)
    if let prepared { session.console.progress("Going on with \(prepared.id), prepared before.") }
    var attempt = try prepared ?? newAttempt(base: base)
    let tip = try git.commit("refs/heads/\(attempt.branch)")
    // Somebody may have begun to work before the clock: that stays.
    let hasOwnCommits = try tip.map { try git.stageTrailer(of: $0) == nil } ?? false
    if !hasOwnCommits { attempt.base = base }
    if let minutes { attempt.minutes = minutes }
    try session.store.save(attempt)

    let start = hasOwnCommits ? tip : outcomes[0].commit.id
    guard session.branch != attempt.branch || tip != start, let start else { return attempt }
    try TreeMove(session: session, tree: tree).run(to: [start]) { _ in
      if tip != start {
        // A branch that is checked out must not move below the files.
        try tree.move(to: .detached(start))
        try point(attempt.branch, at: start, from: tip)
      }
      try tree.move(to: .branch(attempt.branch))
    }
    return attempt
  }

  /// Makes the branch, or moves it if it still is where it was seen: commits made since then stay.
  private func point(_ branch: String, at commit: String, from tip: String?) throws {
    let ref = "refs/heads/\(branch)"
    let command = tip.map { "update \(ref) \(commit) \($0)" } ?? "create \(ref) \(commit)"
    try git.run(["update-ref", "--stdin"], input: Data("\(command)\n".utf8))
  }

  private func newAttempt(base: String) throws -> Attempt {
    guard try git.object("refs/heads/attempt") == nil else {
      throw UserError(
        "the branch attempt leaves no room for branches such as attempt/\(kata.commandName)-…: "
          + "rename it with `git branch -m attempt attempt-old`")
    }
    let id = try session.store.newID(forKata: kata.name, at: session.now()) {
      // Nor can there be a branch where others lie below it.
      try !git.run(["for-each-ref", "--count=1", "refs/heads/attempt/\($0)"]).isEmpty
    }
    var attempt = Attempt(
      id: id, kata: kata.name, base: base, minutes: minutes ?? kata.manifest.minutes)
    // From one attempt into the next the way back stays the same.
    let here = session.attempts.first { $0.branch == session.branch }
    attempt.startedOn = here.map(\.startedOn) ?? session.branch
    return attempt
  }
}
