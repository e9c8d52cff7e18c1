import Foundation

/// What most commands work with: the workbench, its attempts and where the tree stands.
struct PracticeSession {
  let context: CommandContext
  let workbench: Workbench
  let store: AttemptStore
  private(set) var attempts: [Attempt]
  private let clock: AttemptClock
  let branch: String?

  var git: Git { workbench.git }
  var console: Console { context.console }
  var unfinished: [Attempt] { attempts.filter { !$0.isFinished } }

  /// Opens the workbench around the person, and says which state files cannot be read. Files that a
  /// move has left halfway are nobody's work: only the command that mends that goes on with them.
  init(_ context: CommandContext, mayBeHalfway: Bool = false) throws {
    self.context = context
    workbench = try context.workbench()
    if !mayBeHalfway { try workbench.checkNotHalfway() }
    store = workbench.attempts
    let contents = store.load()
    attempts = contents.attempts
    branch = try workbench.git.branch()
    let state = workbench.stateDirectory
    let clock = Result {
      try AttemptClock.open(in: state, context: context, isTiming: !contents.unfinished.isEmpty)
    }
    self.clock = (try? clock.get()) ?? AttemptClock(wall: context)
    contents.problems.forEach { warn($0.message) }
    if case .failure(let error) = clock {
      warn(
        "\((error as? UserError)?.message ?? "\(error)"), and until then setting the clock counts")
    }
    try noteStageShown()
  }

  /// What time it is for attempts, whatever became of the machine's clock. Git's dates, and how long
  /// ago something was saved, go by the machine's clock.
  func now() -> Date { clock.now() }

  /// How many seconds of an attempt are used.
  func secondsUsed(of attempt: Attempt) -> Int {
    attempt.secondsUsed(at: attempt.finishedAt ?? now())
  }

  /// Notes a look at a stage that plain git has shown, unless that stage has been looked at before.
  private mutating func noteStageShown() throws {
    guard let tag = try stageShown()?.tag, let attempt = try? currentAttempt(),
      tag.hasPrefix("\(attempt.kata.lowercased())/"),
      let index = attempts.firstIndex(of: attempt)
    else { return }
    let name = String(tag.dropFirst(attempt.kata.count + 1))
    // Stage 0 is what everybody begins with: whoever stands on it has older work of their own there.
    guard !name.hasPrefix("0-"), !attempt.hasLooked(at: name) else { return }
    attempts[index] = try store.update(attempt.id) {
      $0.events.append(.looked(stage: name, at: now()))
    }
  }

  /// Says something that is wrong and does not stop the command.
  func warn(_ text: String) {
    console.progress("\(console.progressStyle(.yellow, "warning:")) \(text)")
  }

  /// Says an error after which the command goes on with something else.
  func say(_ error: UserError) { console.say(error: error.message) }

  /// The attempt under way that commands are about: the one whose branch is checked out, else the one
  /// whose stages are, else the only one.
  func currentAttempt() throws -> Attempt? {
    if let trailer = try stageShown() {
      let standing = unfinished.filter {
        $0.base == trailer.base && trailer.tag.hasPrefix("\($0.kata.lowercased())/")
      }
      if standing.count == 1 { return standing[0] }
    }
    return try store.current(onBranch: branch)
  }

  /// Makes a kata's stages and their tags from `base`, and says which are stale.
  func refreshTags(_ kata: KataFolder, base: String) throws -> [StageTags.Outcome] {
    let commits = try StageBuilder(git: git, kata: kata.paths, base: base).build()
    let tags = StageTags(git: git, kata: kata.paths)
    let outcomes = try tags.refresh(commits, unfinished: unfinished)
    try warnOfUncommittedStages(kata)
    if case .held(let attempt)? = outcomes.map(\.state).first(where: \.isHeld) {
      warn(
        "tags of \(kata.commandName) are stale, and stay as they are while attempt \(attempt) stands "
          + "on them: `swift run kata finish`, then `swift run kata tags \(kata.commandName)`")
    }
    return outcomes
  }

  /// Whoever edits stages would otherwise wonder why nothing changes.
  private func warnOfUncommittedStages(_ kata: KataFolder) throws {
    let changed = try git.fields(
      ["status", "--porcelain", "--no-renames", "-z", "--", kata.paths.manifest]
        + ["\(kata.paths.folder)/Stages"])
    guard let first = changed.first else { return }
    warn(
      "\(first.dropFirst(3)) is not committed, and stages are made from commits: commit it first")
  }
}

extension Workbench {
  /// The attempts at this workbench's katas.
  public var attempts: AttemptStore { AttemptStore(stateDirectory: stateDirectory) }
}

extension StageTags.State {
  /// Whether an attempt keeps the tag from being made anew.
  var isHeld: Bool {
    if case .held = self { true } else { false }
  }
}

extension StageTags.Outcome {
  /// One line for a tag that is a person's own.
  var problem: String? {
    guard case .foreign(let subject) = state else { return nil }
    return "the tag \(commit.tag) (\(subject)) was not put there by the workbench, and stays: "
      + "`git tag -d \(commit.tag)`, then `swift run kata tags` makes it the reference"
  }
}
