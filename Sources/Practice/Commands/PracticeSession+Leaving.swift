extension PracticeSession {
  /// Saves the tree, says where, and notes it in the attempt whose branch is left; then the files
  /// that cannot stay are deleted, and HEAD may move. To get back `restored`, nobody needs to be told
  /// how.
  func saveWork(
    in tree: WorkingTree, before targets: [String], restoring restored: SavedWork? = nil
  ) throws {
    let snapshot = try tree.snapshot(before: targets)
    if let work = try tree.save(snapshot, at: context.now(), restoring: restored) {
      if snapshot.isAtStake, case .branch(let name) = work.place,
        let left = attempts.first(where: { $0.branch == name })
      {
        try store.update(left.id) { $0.setAside = work.ref }
      }
      if work.ref != restored?.ref { try say(saved: work) }
    }
    try tree.delete(snapshot.leaving)
  }

  /// The saved work that a person calls `word`.
  func savedWork(called word: String) throws -> SavedWork {
    if let work = try git.savedWork().first(where: { $0.id == word || $0.ref == word }) {
      return work
    }
    throw UserError.usage("there is no saved work \(word): `swift run kata restore` lists it")
  }

  /// No attempt waits for this work any more.
  func noteBroughtBack(_ work: SavedWork) throws {
    for attempt in attempts where attempt.setAside == work.ref {
      try store.update(attempt.id) { $0.setAside = nil }
    }
  }

  private func say(saved work: SavedWork) throws {
    console.progress("Your work on \(try git.words(for: work.place)) is saved. To bring it back:")
    console.progress("  \(work.restoreCommand)")
    console.progress("or with plain git:")
    console.progress("  \(work.plainCommand)")
  }
}
