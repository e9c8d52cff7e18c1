/// Shows a stage of the reference solution in the working tree.
struct StageView {
  let session: PracticeSession
  let tree: WorkingTree

  /// Saves the tree and switches to the stage that the person calls `word`.
  func show(_ word: String) throws {
    let kata = try kata(in: word)
    let stage = try kata.stage(word)
    let attempt = try attempt(at: kata)
    let base = StageBase(git: session.git, attempts: session.attempts)
    let outcomes = try session.refreshTags(
      kata, base: try attempt.map { try base.check($0.base) } ?? base.find())
    let commit = try commit(of: outcomes[stage.number])
    let origin = try Place(of: session.git)

    try session.saveWork(in: tree, before: [commit])
    try tree.move(to: .detached(commit))
    if let attempt {
      try session.store.record(.looked(stage: stage.name, at: session.context.now()), in: attempt)
    }

    session.console.result(
      "This is \(kata.name) \(stage.number): \(stage.title), tag \(kata.tag(of: stage)).")
    if session.attempts.contains(where: { $0.kata == kata.name }) {
      session.console.result("Back to your own work: swift run kata stage mine")
    } else if case .branch = origin {
      session.console.result("Back to where you were: \(origin.command)")
    }
  }

  /// `bookings/2` names its kata; else it is that of the attempt, of the stage shown, or the only one.
  private func kata(in word: String) throws -> KataFolder {
    if let slash = word.firstIndex(of: "/") {
      return try session.workbench.kata(named: String(word[..<slash]))
    }
    if let attempt = try? session.currentAttempt() {
      return try session.workbench.kata(named: attempt.kata)
    }
    if let tag = try session.git.nearestStageTrailer(from: "HEAD")?.tag {
      return try session.workbench.kata(named: String(tag.prefix { $0 != "/" }))
    }
    let names = try session.workbench.kataNames()
    guard names.count == 1 else {
      let example = names.first.map { "\($0.lowercased())/\(word)" } ?? word
      throw UserError.usage("say which kata's stage, as in `kata stage \(example)`")
    }
    return try session.workbench.kata(named: names[0])
  }

  private func attempt(at kata: KataFolder) throws -> Attempt? {
    let current = try? session.currentAttempt()
    return current?.kata == kata.name ? current : nil
  }

  private func commit(of outcome: StageTags.Outcome) throws -> String {
    if let problem = outcome.problem { throw UserError(problem) }
    guard outcome.state.isHeld else { return outcome.commit.id }
    return try session.git.commit("refs/tags/\(outcome.commit.tag)") ?? outcome.commit.id
  }
}
