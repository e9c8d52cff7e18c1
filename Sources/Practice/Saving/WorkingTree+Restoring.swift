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
    let kept = Set(kept)
    let paths = try git.fields(
      ["diff-tree", "-r", "-z", "--name-only", "--no-renames", work.parent, work.ref]
    ).filter { !kept.contains($0) }
    if !paths.isEmpty {
      try git.run(
        [
          "restore", "--source=\(work.ref)", "--worktree", "--pathspec-from-file=-",
          "--pathspec-file-nul",
        ],
        input: Data(paths.joined(separator: "\0").utf8), variables: ["GIT_LITERAL_PATHSPECS": "1"])
    }
    guard let index = work.index else { return }
    try git.run(["read-tree", index])
    _ = try git.attempt(["update-index", "-q", "--refresh"])
  }
}
