/// How much differs between two revisions.
struct ChangeSize: Equatable, Sendable {
  var files = 0
  var added = 0
  var removed = 0

  /// Lines that came and lines that went.
  var lines: Int { added + removed }

  /// The size in words: `3 files, +120 -80`.
  var words: String {
    files == 0 ? "no change" : "\(plural(files, "file")), +\(added) -\(removed)"
  }
}

extension ChangeSize {
  /// The size of some changes.
  init(_ changes: [FileChange]) {
    self.init(
      files: changes.count, added: changes.map(\.added).reduce(0, +),
      removed: changes.map(\.removed).reduce(0, +))
  }
}

extension DiffText {
  /// How much differs; nil where git does not have one of the two any more.
  func size(from old: String, to new: String, in paths: [String]) throws -> ChangeSize? {
    for revision in [old, new] {
      guard try git.answer(["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"]) != nil else {
        return nil
      }
    }
    return ChangeSize(try changes(from: old, to: new, in: paths))
  }
}
