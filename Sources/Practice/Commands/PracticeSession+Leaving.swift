extension PracticeSession {
  /// Saves the tree, says where, and notes it in the attempt whose branch is left; then the files
  /// that cannot stay are deleted, and HEAD may move.
  func saveWork(in tree: WorkingTree, before targets: [String]) throws {
    let snapshot = try tree.snapshot(before: targets)
    if let work = try tree.save(snapshot, at: context.now()) {
      if snapshot.isAtStake, case .branch(let name) = work.place,
        let left = attempts.first(where: { $0.branch == name })
      {
        try store.update(left.id) { $0.setAside = work.ref }
      }
      say(saved: work)
    }
    try tree.delete(snapshot.leaving)
  }

  private func say(saved work: SavedWork) {
    console.progress("Your work on \(work.place.words) is saved. To bring it back:")
    console.progress("  \(work.restoreCommand)")
    console.progress("or with plain git:")
    console.progress("  \(work.plainCommand)")
  }
}
