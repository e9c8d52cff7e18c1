extension Git {
  /// The refs of the saved work of which nothing is missing: what it changed is in the files just so, or
  /// a commit that a branch or a tag leads to holds it.
  func workThatIsBack(among works: [SavedWork]) throws -> Set<String> {
    guard !works.isEmpty else { return [] }
    var known: Set<String> = []
    for line in try run(["log", "--format=%H %T", "HEAD", "--branches", "--tags"]).split(
      separator: "\n")
    {
      known.formUnion(line.split(separator: " ").map(String.init))
    }
    let back = try works.filter { work in
      // A commit that no branch leads to is only there as long as it is saved.
      guard known.contains(work.parent), try isIndexInFiles(work) else { return false }
      return try known.contains(work.tree) || isInFiles(work)
    }
    return Set(back.map(\.ref))
  }

  /// Whether the files are what they were at the paths that the work changed.
  private func isInFiles(_ work: SavedWork) throws -> Bool {
    let changed = try changes(from: work.parent, to: work.tree)
    return Set(try RawFiles(git: self).store(changed.paths)) == changed.entries
  }

  /// Whether what was staged in it is in its files as well.
  private func isIndexInFiles(_ work: SavedWork) throws -> Bool {
    guard let index = work.index else { return true }
    let staged = try changes(from: work.parent, to: index).entries
    return try staged.isSubset(of: changes(from: work.parent, to: work.tree).entries)
  }

  /// The paths at which two trees differ, and what the second one has there.
  private func changes(
    from old: String, to new: String
  ) throws -> (paths: [String], entries: Set<TreeEntry>) {
    let paths = Set(
      try paths(["diff-tree", "-r", "-z", "--name-only", "--no-renames", old, new]))
    return (paths.sorted(), Set(try entries(of: new, in: []).filter { paths.contains($0.path) }))
  }
}
