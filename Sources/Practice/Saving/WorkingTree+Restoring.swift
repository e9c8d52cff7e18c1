import Foundation

extension WorkingTree {
  /// Where saved work belongs: its branch, as long as that has not moved on, else the commit.
  func place(of work: SavedWork) throws -> Place {
    guard case .branch(let name) = work.place,
      try git.commit("refs/heads/\(name)") == work.parent
    else { return .detached(work.parent) }
    return work.place
  }

  /// Makes the files and the index what they were, except `kept` ones; HEAD must be on the work's
  /// parent, and nothing else may be unsaved.
  func restore(_ work: SavedWork, keeping kept: [String] = []) throws {
    let changed = try changedFiles(from: work.parent, to: work.tree).subtracting(kept)
    try write(changed, from: work.tree)
    if let index = work.index { try restoreIndex(index) }
    try announce(work.announced)
  }

  /// Makes everything what it was in the snapshot, of which `work` holds the files, when a move to
  /// `targets` has stopped anywhere on its way.
  func undoMove(to targets: [String], from snapshot: Snapshot, saved work: SavedWork) throws {
    let index = try TemporaryIndex(for: git, copyOf: gitDirectory.appending(path: "index"))
    // As long as git has moved nothing, no lock of its is needed to put the files back.
    if try Place(of: git) != snapshot.place || index.writeTree() != snapshot.staged {
      try move(to: snapshot.place)
      if let staged = work.index { try restoreIndex(staged) }
    }
    let changed = try ([snapshot.headTree] + targets)
      .map { try changedFiles(from: $0, to: snapshot.tree) }
      .reduce(into: Set(snapshot.leaving)) { $0.formUnion($1) }
    try write(changed.subtracting(snapshot.staying), from: snapshot.tree)
    try announce(snapshot.announced)
  }

  /// Does what `git add -N` did; what is announced already stays so.
  private func announce(_ paths: [String]) throws {
    guard !paths.isEmpty else { return }
    let words = ["--literal-pathspecs", "add", "--intent-to-add", "--force", "--"]
    // A file that is gone by now has nothing to be announced.
    _ = try git.attempt(words + paths)
  }

  private func changedFiles(from old: String, to new: String) throws -> Set<String> {
    Set(try git.paths(["diff-tree", "-r", "-z", "--name-only", "--no-renames", old, new]))
  }

  /// Makes the files at `paths` what they are in `tree`, and deletes those that it does not have.
  private func write(_ paths: Set<String>, from tree: String) throws {
    let files = RawFiles(git: git)
    let entries = try git.entries(of: tree, in: []).filter { paths.contains($0.path) }
    try files.delete(paths.subtracting(entries.map(\.path)).sorted())
    try files.write(entries)
  }

  private func restoreIndex(_ index: String) throws {
    try git.run(["read-tree", index])
    _ = try git.attempt(["update-index", "-q", "--refresh"])
  }
}
