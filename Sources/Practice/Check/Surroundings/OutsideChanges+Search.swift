extension OutsideChanges {
  /// Compares the files as they now are with the commit `base`.
  init(of kata: KataPaths, since base: String, git: Git) throws {
    let paths =
      [
        "Package.swift", "Sources", "Tests/CharacterizationTests", "Tests/RefactoredTests",
        "Tests/TestSupport",
      ] + [kata.scenarios, kata.approved, kata.manifest]
    let before = try git.entries(of: base, in: paths)
    let now = try git.compiledFiles(in: paths)
    // An index of its own: the person's may hide a change.
    let index = try TemporaryIndex(for: git)
    try index.add(before)
    try index.addFiles(Set(before.map(\.path) + now.filter { !$0.hasSuffix("/") }).sorted())
    let fields = try git.fields(
      ["diff-index", "--cached", "-z", "--name-status", "--no-renames", base, "--"] + paths,
      index: index.url)
    let pairs = stride(from: 0, to: fields.count - 1, by: 2).map { number in
      Change(path: fields[number + 1], kind: Self.kind(fields[number]))
    }
    let repositories = now.filter { $0.hasSuffix("/") }.map { Change(path: $0, kind: .added) }
    self.init(
      kata: kata, base: base,
      changes: (pairs + repositories).filter { !Self.isPartOfAttempt($0.path, kata) }
        .sorted { $0.path < $1.path })
  }

  private static func kind(_ status: String) -> Kind {
    switch status {
    case "A": .added
    case "D": .gone
    default: .changed
    }
  }

  /// A declared difference has an approved trace of the refactored side.
  private static func isPartOfAttempt(_ path: String, _ kata: KataPaths) -> Bool {
    kata.overlayContains(path)
      || path.hasPrefix(kata.approved + "/") && path.hasSuffix(".refactored.txt")
  }
}
