/// Shows a stage of the reference solution in the working tree.
struct StageView {
  let session: PracticeSession
  let tree: WorkingTree

  /// Saves the tree and switches to the stage that the person calls `word`.
  func show(_ word: String) throws {
    let kata = try session.kata(ofStage: word, for: "stage")
    let stage = try kata.stage(word)
    let attempt = try attempt(at: kata)
    let base = try session.base(for: kata)
    let commit = try commit(of: stage, kata: kata, base: base)
    let origin = try Place(of: session.git)

    try TreeMove(session: session, tree: tree).run(to: [commit]) { _ in
      try tree.move(to: .detached(commit))
    }
    if let attempt { try session.recordLook(at: [stage], in: attempt) }

    session.console.result(
      "This is \(kata.name) \(stage.number): \(stage.title), tag \(kata.tag(of: stage)).")
    if session.attempts.contains(where: { $0.kata == kata.name }) {
      session.console.result("Back to your own work: swift run kata stage mine")
    } else if case .branch = origin {
      session.console.result("Back to where you were: \(origin.command)")
    }
  }

  private func attempt(at kata: KataFolder) throws -> Attempt? {
    let current = try? session.currentAttempt()
    return current?.kata == kata.name ? current : nil
  }

  /// The stage's commit. A tag that the workbench made from this base is right; else all are made.
  private func commit(of stage: Stage, kata: KataFolder, base: String) throws -> String {
    let tag = kata.tag(of: stage)
    if let target = try session.git.commit("refs/tags/\(tag)"),
      try session.git.stageTrailer(of: target) == StageTrailer(tag: tag, base: base)
    {
      return target
    }
    let outcome = try session.refreshTags(kata, base: base)[stage.number]
    if let problem = outcome.problem { throw UserError(problem) }
    guard outcome.state.isHeld else { return outcome.commit.id }
    return try session.git.commit("refs/tags/\(tag)") ?? outcome.commit.id
  }
}
