import Foundation

/// Looks at what is kept of attempts.
struct StateExamination {
  let workbench: Workbench
  let context: CommandContext

  private var contents: AttemptStore.Contents { workbench.attempts.load() }

  /// Whether every file can be read, and says what can be.
  func files() -> Finding {
    Finding("state") {
      let folder = workbench.stateDirectory
      var problems = contents.problems
      do { _ = try AttemptClock.read(AttemptClock.file(in: folder)) } catch let error as UserError {
        problems.append(error)
      }
      let store = workbench.attempts
      problems += contents.attempts.compactMap { attempt in
        attempt.contradiction(at: context.now()).map { store.problem(with: attempt.id, $0) }
      }
      guard problems.isEmpty else {
        throw UserError(problems.map(\.message).joined(separator: "; "))
      }
      let access = FileManager.default
      guard !access.fileExists(atPath: folder.path) || access.isWritableFile(atPath: folder.path)
      else { throw UserError("\(folder.path) cannot be written to: check its permissions") }
      return plural(contents.attempts.count, "attempt")
    }
  }

  /// Whether the attempts under way can go on.
  func attempts() -> Finding {
    Finding("attempts") {
      let unfinished = contents.unfinished
      for attempt in unfinished
      where try workbench.git.commit("refs/heads/\(attempt.branch)") == nil {
        throw UserError(
          "the branch \(attempt.branch) of an attempt under way is gone: find its last commit with "
            + "`git reflog`, or end the attempt with `swift run kata abandon`")
      }
      guard unfinished.count < 2 else {
        throw UserError(
          "\(unfinished.count) attempts are unfinished: `git switch` to each that you do not go on "
            + "with and `swift run kata abandon` it: "
            + unfinished.map(\.branch).joined(separator: ", "))
      }
      return unfinished.first.map { "\($0.id) is \($0.state.words)" } ?? "none is under way"
    }
  }
}
