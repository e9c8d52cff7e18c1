import Foundation

/// Goes back from a stage that is shown to the branch of the attempt, and to what was set aside there.
struct OwnWork {
  let session: PracticeSession
  let tree: WorkingTree

  private var console: Console { session.console }

  /// Saves edits made while looking around, switches, and brings the person's work back.
  func show() throws {
    let attempt = try attempt()
    guard let tip = try session.git.commit("refs/heads/\(attempt.branch)") else {
      throw UserError(
        "the branch \(attempt.branch) of your attempt is gone: find its last commit with `git reflog` "
          + "and run `git branch \(attempt.branch) COMMIT`")
    }
    if session.branch != attempt.branch {
      try session.saveWork(in: tree, before: [tip])
      try tree.move(to: .branch(attempt.branch))
    }
    try bringBack(attempt, tip: tip)
  }

  private func attempt() throws -> Attempt {
    if let attempt = try session.currentAttempt() { return attempt }
    // Work set aside after an attempt has ended is still somebody's work.
    if let last = session.attempts.max(by: { $0.lastMoment < $1.lastMoment }) { return last }
    throw UserError.usage(
      "there is no attempt to go back to: `swift run kata start KATA` begins one")
  }

  private func bringBack(_ attempt: Attempt, tip: String) throws {
    let saved = try session.git.savedWork()
    guard let work = saved.first(where: { $0.ref == attempt.setAside }) else {
      let already = session.branch == attempt.branch ? " already" : ""
      return console.result("You are\(already) on your own work, \(attempt.branch).")
    }
    guard work.parent == tip else {
      return console.result(
        "You are on \(attempt.branch), which has moved on since your work was set aside: "
          + "`\(work.restoreCommand)` shows it")
    }
    let snapshot = try tree.snapshot(before: [])
    if !snapshot.isAtStake {
      try tree.restore(work, keeping: snapshot.staying)
    } else if snapshot.tree != work.tree {
      return console.result(
        "You are on \(attempt.branch) with newer edits; what was set aside before them stays saved: "
          + "`\(work.restoreCommand)`")
    }
    try session.store.update(attempt.id) { $0.setAside = nil }
    console.result("You are on your own work, \(attempt.branch), with your uncommitted changes.")
  }
}

extension Attempt {
  /// The last moment that is known of it.
  fileprivate var lastMoment: Date { finishedAt ?? startedAt ?? .distantPast }
}
