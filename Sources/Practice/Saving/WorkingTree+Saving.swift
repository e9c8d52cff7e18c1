import Foundation

extension WorkingTree {
  /// Reads everything that is not ignored into git's object store, byte for byte, and what cannot stay
  /// when `targets` are shown. Nothing changes in the working tree or the index.
  func snapshot(before targets: [String]) throws -> Snapshot {
    let (leaving, staying) = try untracked(before: targets)
    // All names at once, so that two that look the same are found, one of them tracked or not.
    _ = try git.paths(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    let files = RawFiles(git: git)
    // A copy of the index knows which files have not been touched, so only the others are read. Those
    // of the rooms and those that are staged are read in any case: git takes one whose line ends alone
    // have changed, or that a filter has passed, for untouched.
    let index = try TemporaryIndex(for: git, copyOf: gitDirectory.appending(path: "index"))
    let staged = try index.writeTree()
    let touched = try git.paths(
      ["diff-files", "-z", "--name-only", "--no-renames", "--ignore-submodules=all"],
      index: index.url)
    let announced = try git.paths(
      ["diff-files", "-z", "--name-only", "--diff-filter=A", "--ignore-submodules=all"],
      index: index.url)
    let inRooms = try git.paths(["ls-files", "-z", "--"] + rooms, index: index.url)
    let inIndex = try git.paths(
      ["diff-index", "--cached", "-z", "--name-only", "--no-renames", "HEAD"], index: index.url)
    let stored = try files.store(Set(touched + inRooms + inIndex).sorted())
    try index.remove(Set(touched).subtracting(stored.map(\.path)).sorted())
    try index.add(stored)
    let tracked = try index.writeTree()
    try index.add(try files.store(leaving + staying))
    let tree = leaving.isEmpty && staying.isEmpty ? tracked : try index.writeTree()
    let head = try git.run(["rev-parse", "HEAD", "HEAD^{tree}"]).split(separator: "\n")
    return Snapshot(
      place: try Place(of: git), head: String(head[0]), headTree: String(head[1]), staged: staged,
      tracked: tracked, tree: tree, announced: announced.filter { !$0.contains("\n") },
      leaving: leaving, staying: staying,
      isOnLooseCommit: try isOnLooseCommit())
  }

  /// Commits made while a stage is shown are on no branch.
  private func isOnLooseCommit() throws -> Bool {
    guard try git.branch() == nil else { return false }
    return try git.run(["for-each-ref", "--count=1", "--contains=HEAD"]).isEmpty
  }

  /// Keeps a snapshot under a ref: the one that already holds the same, else a new one.
  func save(_ snapshot: Snapshot, at date: Date, among saved: [SavedWork]) throws -> SavedWork {
    let index = snapshot.staged == snapshot.headTree ? nil : try commitIndex(of: snapshot)
    let work = SavedWork(
      ref: freeRef(at: date, among: saved), parent: snapshot.head, index: index,
      tree: snapshot.tree, place: snapshot.place, date: Int(date.timeIntervalSince1970),
      announced: snapshot.announced)
    if let same = saved.first(where: { $0.holdsSame(as: work) }) { return same }
    try commit(work)
    return work
  }

  /// Whether a snapshot holds something that is not saved yet, apart from files that come back with
  /// `coming`; what it does not hold is kept only for as long as a move takes.
  func isNews(_ snapshot: Snapshot, among saved: [SavedWork], coming: SavedWork?) throws -> Bool {
    guard snapshot.isDirty else { return false }
    if !snapshot.isAtStake, let latest = saved.first, try isKept(snapshot, in: latest) {
      return false
    }
    if !snapshot.hasChanges, let coming, try isKept(snapshot, in: coming) { return false }
    return true
  }

  /// Whether the untracked files have been saved before, as they are.
  private func isKept(_ snapshot: Snapshot, in work: SavedWork) throws -> Bool {
    let paths = Set(snapshot.leaving + snapshot.staying)
    let files = try git.entries(of: snapshot.tree, in: []).filter { paths.contains($0.path) }
    return Set(files).isSubset(of: try git.entries(of: work.tree, in: []))
  }

  /// The index as a commit; with a fixed date, so that the same index gives the same id.
  private func commitIndex(of snapshot: Snapshot) throws -> String {
    try git.run(
      ["commit-tree", snapshot.staged, "-p", snapshot.head],
      input: Data("Index of saved work\n".utf8), variables: Git.identity(at: 0))
  }

  private func commit(_ work: SavedWork) throws {
    let parents = [work.parent] + (work.index.map { [$0] } ?? [])
    let id = try git.run(
      ["commit-tree", work.tree] + parents.flatMap { ["-p", $0] },
      input: Data(
        (["\(SavedWork.subject)\(work.place.words)", ""] + work.announced).joined(separator: "\n")
          .utf8),
      variables: Git.identity(at: work.date))
    try git.run(["update-ref", "--stdin"], input: Data("create \(work.ref) \(id)\n".utf8))
  }

  /// A name that no saved work has: `2026-11-30-142515`, with a number after it if need be.
  private func freeRef(at date: Date, among saved: [SavedWork]) -> String {
    let stamp = date.ISO8601Format().prefix(19).replacing(":", with: "").replacing("T", with: "-")
    let used = Set(saved.map(\.ref))
    var ref = "\(SavedWork.prefix)\(stamp)"
    var number = 2
    while used.contains(ref) {
      ref = "\(SavedWork.prefix)\(stamp)-\(number)"
      number += 1
    }
    return ref
  }
}

extension SavedWork {
  /// Whether the files, the index and the commit below them are the same.
  func holdsSame(as other: SavedWork) -> Bool {
    tree == other.tree && parent == other.parent && index == other.index
      && announced == other.announced
  }
}
