/// Shows other files in place of a person's, and loses nothing: it comes to its end, or everything is
/// as it was before. Every command that moves files does it through here, in this order:
///
/// 1. What would be in the way is looked for: another git, a merge, another `kata`
///    (`WorkingTree.checkNothingInProgress`, `MoveMark`).
/// 2. All files are read into git and kept under a ref (`WorkingTree.snapshot`, `save`).
/// 3. The attempt whose branch is left notes that as set aside, and the person is told.
/// 4. The mark is set: whoever comes after a kill says with which saved work to go back.
/// 5. The untracked files that cannot stay are deleted, and git moves HEAD, index and files.
/// 6. The mark is cleared.
///
/// What fails in 5 is undone from what 2 has kept. If that fails, too, the mark stays. Ctrl-C waits
/// until 6.
struct TreeMove {
  let session: PracticeSession
  let tree: WorkingTree

  /// Makes room for `targets` and lets `steps` move there; `work` is what they bring back, of which
  /// nobody needs to be told how to get it.
  func run(
    to targets: [String], bringing work: SavedWork? = nil, steps: (Snapshot) throws -> Void
  ) throws {
    try tree.checkNothingInProgress()
    let mark = try MoveMark(in: session.workbench)
    let snapshot = try tree.snapshot(before: targets)
    let before = try session.git.savedWork()
    let isNews = try tree.isNews(snapshot, among: before, coming: work)
    let saved = try tree.save(snapshot, at: session.context.now(), among: before)
    let isNew = !before.contains(saved)
    let left = isNews && !mark.isHalfway ? try setAside(saved, snapshot) : nil
    if isNews, saved != work { try say(saved, waitingIn: left, bringing: work) }
    try mark.set(saved)
    try Interruption.deferred {
      do {
        try RawFiles(git: session.git).delete(snapshot.leaving)
        try steps(snapshot)
        mark.clear()
      } catch {
        let targets = targets + (work.map { [$0.tree] } ?? [])
        try undo(to: targets, from: snapshot, saved: saved, because: error)
        if let left { try session.store.update(left.id) { $0.setAside = nil } }
        mark.undo()
        throw Self.error(error, adding: "your files are as they were")
      }
    }
    if isNew, !isNews, !mark.isHalfway { try session.git.run(["update-ref", "-d", saved.ref]) }
  }

  /// Notes in the attempt whose branch is left what waits for it there, and returns it; what it waits
  /// for already, and was not brought back, is not replaced.
  private func setAside(_ work: SavedWork, _ snapshot: Snapshot) throws -> Attempt? {
    guard snapshot.isAtStake, case .branch(let name) = snapshot.place,
      let left = session.attempts.first(where: { $0.branch == name })
    else { return nil }
    if let waiting = left.setAside, try session.git.commit(waiting) != nil { return nil }
    return try session.store.update(left.id) { $0.setAside = work.ref }
  }

  private func undo(
    to targets: [String], from snapshot: Snapshot, saved: SavedWork, because error: any Error
  ) throws {
    do {
      try tree.undoMove(to: targets, from: snapshot, saved: saved)
    } catch let second {
      throw Self.error(
        error,
        adding: "going back fails, too (\(Self.text(second))): once that is mended, "
          + "`\(saved.restoreCommand)` goes back")
    }
  }

  private func say(_ work: SavedWork, waitingIn left: Attempt?, bringing: SavedWork?) throws {
    let console = session.console
    let place = try session.git.words(for: work.place)
    // Whoever moves away says that `kata stage mine` leads back, which brings along what waits there.
    if let left, bringing?.place != work.place, session.attemptOfOwnWork?.id == left.id {
      return console.progress("Your work on \(place) is saved.")
    }
    console.progress("Your work on \(place) is saved. To bring it back:")
    console.progress("  \(work.restoreCommand)")
    console.progress("or with plain git:")
    console.progress("  \(work.plainCommand)")
  }

  private static func text(_ error: any Error) -> String {
    (error as? UserError)?.message ?? "\(error)"
  }

  private static func error(_ error: any Error, adding end: String) -> UserError {
    UserError("\(text(error)); \(end)", exitCode: (error as? UserError)?.exitCode ?? .environment)
  }
}
