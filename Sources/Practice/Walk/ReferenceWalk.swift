/// Tells the reference solution stage by stage: the notes, and the difference to the stage before.
struct ReferenceWalk {
  let session: PracticeSession
  let kata: KataFolder
  let diff: DiffText

  private var console: Console { session.console }

  /// The story of one stage, or of all.
  func text(only stage: Stage?) throws -> String {
    let commits = try commits()
    let shown = stage.map { [$0] } ?? kata.manifest.stages
    return try shown.map { try chapter($0, commits: commits) }.joined(separator: "\n")
  }

  /// The commits that the stages' tags name, which are made first where they are missing.
  func commits() throws -> [String] {
    let outcomes = try session.refreshTags(kata, base: try session.base(for: kata))
    return try outcomes.map { outcome in
      if let problem = outcome.problem { throw UserError(problem) }
      guard outcome.state.isHeld else { return outcome.commit.id }
      return try session.git.commit("refs/tags/\(outcome.commit.tag)") ?? outcome.commit.id
    }
  }

  /// What a stage's notes say.
  func notes(of stage: Stage, at commit: String) throws -> Notes {
    let file = "\(kata.paths.stageFolder(stage))/NOTES.md"
    let shown = try session.git.attempt(["show", "\(commit):\(file)"])
    guard shown.termination.isSuccess else {
      throw UserError("\(file) is missing: every stage needs its notes")
    }
    return try Notes(shown.text, file: file)
  }

  private func chapter(_ stage: Stage, commits: [String]) throws -> String {
    let notes = try notes(of: stage, at: commits[stage.number])
    let markdown = PlainMarkdown(style: console.style)
    let time = stage.minutes > 0 ? ", \(stage.minutes) min" : ""
    let title = console.style(.bold, "\(kata.name) \(stage.number): \(stage.title)")
    let place = console.style(.dim, "\(kata.tag(of: stage))\(time)")
    let story = NotesSection.story.map { markdown.section($0.rawValue, notes.sections[$0] ?? "") }
    return try (["\(title)  \(place)", ""] + story + [changes(in: stage, commits: commits)])
      .joined(separator: "\n")
  }

  /// What a stage changed in the one before, below a heading.
  func changes(in stage: Stage, commits: [String]) throws -> String {
    guard stage.number > 0 else {
      return "\(console.style(.bold, "Changes"))\n  None: this is the legacy code itself.\n"
    }
    let before = kata.manifest.stages[stage.number - 1]
    let text = try diff.text(
      from: commits[before.number], to: commits[stage.number], in: kata.paths.overlay)
    let heading = "Changes from \(kata.tag(of: before))"
    return "\(console.style(.bold, heading))\n\(text.isEmpty ? "  None." : text)\n"
  }
}
