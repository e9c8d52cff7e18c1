/// What happened to one file between two revisions.
struct FileChange: Equatable, Sendable {
  /// What happened to it as a whole.
  enum Kind: Equatable, Sendable {
    case added, removed, changed
    case renamed(from: String)
    case copied(from: String)
  }

  /// A line of the patch.
  struct Line: Equatable, Sendable {
    /// What it is in the patch.
    enum Kind: Equatable, Sendable {
      case place, context, added, removed
    }

    let kind: Kind

    /// The line without its sign; of a place, what stands between and after the `@@`.
    let text: String
  }

  /// Its path in the newer revision; in the older one where it is gone.
  let path: String

  let kind: Kind

  /// The patch; empty for a file that only moved, and for one that is not text.
  let lines: [Line]

  /// How many lines came.
  var added: Int { lines.count { $0.kind == .added } }

  /// How many lines went.
  var removed: Int { lines.count { $0.kind == .removed } }

  /// The path, and the older one of a file that moved.
  var title: String {
    switch kind {
    case .added: "\(path) (new)"
    case .removed: "\(path) (gone)"
    case .changed: path
    case .renamed(let old): "\(old) → \(path)"
    case .copied(let old): "\(path) (from \(old))"
    }
  }
}
