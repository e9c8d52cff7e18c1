/// The working tree at one moment, as trees of git's.
struct Snapshot: Equatable {
  /// Where HEAD was.
  let place: Place

  /// The commit that HEAD was on.
  let head: String

  /// That commit's tree.
  let headTree: String

  /// The index.
  let staged: String

  /// The tracked files as they were.
  let tracked: String

  /// Those and the untracked files.
  let tree: String

  /// The files that are not in the index but announced there, as with `git add -N`.
  let announced: [String]

  /// The untracked files that cannot stay when another commit is shown.
  let leaving: [String]

  /// The untracked files that can.
  let staying: [String]

  /// Whether HEAD is a commit that would be lost once it is left, since no ref leads to it.
  let isOnLooseCommit: Bool

  /// Whether there is anything to save.
  var isDirty: Bool { staged != headTree || tree != headTree || isOnLooseCommit }

  /// Whether any of that goes away when another commit is shown.
  var isAtStake: Bool { hasChanges || !leaving.isEmpty }

  /// Whether there is more than untracked files.
  var hasChanges: Bool { staged != headTree || tracked != headTree || isOnLooseCommit }
}
