/// A file in a tree of git's: a plain or executable file, or a symbolic link.
struct TreeEntry: Hashable {
  /// Git's file mode, such as `100644`.
  let mode: String

  /// The id of its content.
  let id: String

  /// Its path from the repository's top level.
  let path: String

  /// The same file at another path.
  func moved(to path: String) -> TreeEntry {
    TreeEntry(mode: mode, id: id, path: path)
  }
}

extension Git {
  /// Every file of `revision` that lies in, or is, one of `paths`.
  func entries(of revision: String, in paths: [String]) throws -> [TreeEntry] {
    try fields(["ls-tree", "-r", "-z", "--full-tree", revision] + paths).compactMap { field in
      guard let tab = field.firstIndex(of: "\t") else { return nil }
      let words = field[..<tab].split(separator: " ")
      return TreeEntry(
        mode: String(words[0]), id: String(words[2]),
        path: String(field[field.index(after: tab)...])
      )
    }
  }
}
