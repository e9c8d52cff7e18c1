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
    let base = try StageBase(git: git, attempts: session.attempts).find()
    let outcomes = try session.refreshTags(kata, base: base)
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
    try session.saveWork(in: tree, before: [start])
    if tip != start { try git.run(["branch", "--force", "--no-track", attempt.branch, start]) }
    try tree.move(to: .branch(attempt.branch))
    return attempt
  }

  private func newAttempt(base: String) throws -> Attempt {
    guard try git.object("refs/heads/attempt") == nil else {
      throw UserError(
        "the branch attempt leaves no room for branches such as attempt/\(kata.commandName)-…: "
          + "rename it with `git branch -m attempt attempt-old`")
    }
    let id = try session.store.newID(forKata: kata.name, at: session.context.now()) {
      try git.object("refs/heads/attempt/\($0)") != nil
    }
    var attempt = Attempt(
      id: id, kata: kata.name, base: base, minutes: minutes ?? kata.manifest.minutes)
    // From one attempt into the next the way back stays the same.
    let here = session.attempts.first { $0.branch == session.branch }
    attempt.startedOn = here.map(\.startedOn) ?? session.branch
    return attempt
  }
}
