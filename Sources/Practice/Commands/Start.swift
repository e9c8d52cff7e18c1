import Foundation

/// Begins an attempt: prepares everything, shows the brief, and lets the person start the clock.
struct Start {
  let session: PracticeSession
  let minutes: Int?
  let startsNow: Bool

  private var console: Console { session.console }

  /// Goes through all of it for the kata that the person calls `name`.
  func run(_ name: String) throws -> ExitCode {
    let kata = try session.workbench.kata(named: name)
    try session.store.checkReadable(kata: kata.name)
    let prepared = try preparedAttempt(at: kata)
    try Tools(subprocess: session.context.subprocess).check()
    let attempt = try AttemptPreparation(session: session, kata: kata, minutes: minutes)
      .prepare(resuming: prepared)
    console.result(
      try kata.brief(minutes: attempt.minutes, width: console.width) + "\n")
    try build(for: attempt)
    warnOfMissingIdentity()
    showCommands(kata, attempt)
    if !startsNow, let waitForReturn = session.context.waitForReturn {
      tell(
        "Press Return to start the clock: \(plural(attempt.minutes, "minute")). q and Return leaves it "
          + "for later.")
      guard waitForReturn() else {
        console.progress("")
        tell(
          "The attempt is prepared and its clock does not run: "
            + "`swift run kata start \(kata.commandName)` goes on with it.")
        return .success
      }
    }
    try session.store.update(attempt.id) { $0.startedAt = session.now() }
    console.result("The clock runs: \(plural(attempt.minutes, "minute")).")
    return .success
  }

  /// Says something that a window may be too narrow for.
  private func tell(_ text: String) {
    TextLines.wrapped(text, to: console.width).forEach(console.progress)
  }

  /// Commits are part of an attempt, and git makes none for a person without a name.
  private func warnOfMissingIdentity() {
    let words = ["-C", session.workbench.root.path, "var", "GIT_COMMITTER_IDENT"]
    let output = try? session.context.subprocess.run("git", words)
    guard output?.termination.isSuccess == false else { return }
    session.warn(
      "git does not know your name, which commits need: `git config --global user.name \"NAME\" && "
        + "git config --global user.email MAIL`")
  }

  /// An attempt that was prepared and never begun, to go on with.
  private func preparedAttempt(at kata: KataFolder) throws -> Attempt? {
    let unfinished = session.unfinished.filter { $0.kata == kata.name }
    guard let running = unfinished.first(where: { !$0.isPrepared }) else { return unfinished.first }
    try WorkingTree(session.workbench).checkIsFree(running.branch)
    let used = session.secondsUsed(of: running)
    throw UserError(
      "attempt \(running.id) is under way (\(Minutes.text(of: running, used: used))): go on with "
        + "`swift run kata stage mine`, or end it with `swift run kata finish`")
  }

  /// Builds now, so that the first build is not on the clock.
  private func build(for attempt: Attempt) throws {
    let root = session.workbench.root
    if let complaint = BuildLock(root: root, environment: session.context.environment).complaint() {
      session.warn(complaint)
    }
    tell(
      "Building, so that the first check is quick. The first time it takes some minutes: the brief is "
        + "above, and the clock does not run yet.")
    let subprocess = session.context.subprocess
    let command = ["build", "--build-tests"]
    let end = try subprocess.stream("swift", command, in: root)
    guard !end.isSuccess else { return }
    let back = try session.wayBack(from: attempt).command
    let goingOn =
      "the clock does not run yet, and you are on \(attempt.branch): mend it and run "
      + "`swift run kata start \(attempt.kata.lowercased())` again, or go back with `\(back)`"
    if case .signalled = end, let obstacle = obstacle(in: BuildLog("", root: root.path), end) {
      throw UserError("\(obstacle.message); \(goingOn)")
    }
    // The person has seen what it said, and this process has not: what is in the way still is.
    let output = try subprocess.run("swift", command, in: root)
    guard !output.termination.isSuccess else { return }
    let log = BuildLog(output.text + output.errorText, root: root.path)
    if let obstacle = obstacle(in: log, output.termination) {
      throw UserError("\(obstacle.message); \(goingOn)")
    }
    guard log.isAboutCode else {
      throw UserError(
        "the build fails, and not because of the code, as the messages above say; \(goingOn)")
    }
    throw UserError(
      "the code does not build, as the messages above say; \(goingOn)", exitCode: .doesNotBuild)
  }

  private func obstacle(in log: BuildLog, _ end: Termination) -> UserError? {
    BuildObstacle.find(in: log, ended: end, environment: session.context.environment)
  }

  private func showCommands(_ kata: KataFolder, _ attempt: Attempt) {
    console.result("You are on the branch \(console.style(.bold, attempt.branch)). Next:")
    let commands = [
      ("$EDITOR \(kata.paths.room)", "refactor"),
      ("swift run kata check", "is behaviour preserved?"),
      ("swift run kata watch", "the same after every save"),
      ("swift test --filter Characterization", "the same scenarios, a case each"),
      ("swift run kata brief", "this text again"),
      ("swift run kata status", "how much time is left?"),
    ]
    let width = commands.map(\.0.count).max() ?? 0
    for (command, purpose) in commands {
      let padding = String(repeating: " ", count: width - command.count)
      console.result("  \(console.style(.bold, command))\(padding)  \(purpose)")
    }
  }
}
