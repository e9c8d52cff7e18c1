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
    try tree.checkIsFree(attempt.branch)
    let saved = try session.git.savedWork()
    let waiting = saved.first { $0.ref == attempt.setAside }
    // On another commit it would not be what it was.
    let coming = waiting?.parent == tip ? waiting : nil
    if session.branch != attempt.branch {
      try move(to: [tip], bringing: coming) { try tree.move(to: .branch(attempt.branch)) }
    } else if let coming {
      let snapshot = try tree.snapshot(before: [])
      guard !snapshot.isAtStake || snapshot.tree == coming.tree else {
        return console.result(
          "You are on \(attempt.branch) with newer edits; what was set aside before them stays saved: "
            + "`\(coming.restoreCommand)`")
      }
      if !snapshot.isAtStake { try move(to: [], bringing: coming) {} }
    }
    try tell(attempt, waiting: waiting, coming: coming)
    if let newer = saved.first(where: { $0.place == .branch(attempt.branch) }), coming != nil,
      newer.ref != coming?.ref
    {
      console.result("Newer edits from there are saved, too: `\(newer.restoreCommand)`")
    }
  }

  private func attempt() throws -> Attempt {
    if let attempt = try session.currentAttempt() { return attempt }
    if let last = session.lastAttempt { return last }
    throw UserError.usage(
      "there is no attempt to go back to: `swift run kata start KATA` begins one")
  }

  private func move(
    to targets: [String], bringing work: SavedWork?, switching: () throws -> Void
  ) throws {
    try TreeMove(session: session, tree: tree).run(to: targets, bringing: work) { snapshot in
      try switching()
      if let work { try tree.restore(work, keeping: snapshot.staying) }
    }
  }

  private func tell(_ attempt: Attempt, waiting: SavedWork?, coming: SavedWork?) throws {
    guard coming == nil else {
      try session.store.update(attempt.id) { $0.setAside = nil }
      return console.result(
        "You are on your own work, \(attempt.branch), with your uncommitted changes.")
    }
    if let waiting {
      return console.result(
        "You are on \(attempt.branch), which has moved on since your work was set aside: "
          + "`\(waiting.restoreCommand)` shows it")
    }
    let already = session.branch == attempt.branch ? " already" : ""
    console.result("You are\(already) on your own work, \(attempt.branch).")
  }
}

extension PracticeSession {
  /// The attempt whose work `kata stage mine` brings back from a place that belongs to none; nil where
  /// it would have to be said which.
  var attemptOfOwnWork: Attempt? {
    // One may have been prepared since this session began.
    let unfinished = store.load().unfinished
    return unfinished.isEmpty ? lastAttempt : unfinished.count == 1 ? unfinished[0] : nil
  }

  /// Work set aside after an attempt has ended is still somebody's work.
  fileprivate var lastAttempt: Attempt? { attempts.max { $0.lastMoment < $1.lastMoment } }
}

extension Attempt {
  /// The last moment that is known of it.
  fileprivate var lastMoment: Date { finishedAt ?? startedAt ?? .distantPast }
}
