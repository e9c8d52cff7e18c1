import Foundation

/// The files of the workbench as they now are. `TreeMove` is what changes them without losing any.
struct WorkingTree {
  let git: Git

  /// Git's folder for this working tree.
  let gitDirectory: URL

  /// Every kata: what is untracked at their overlay's paths would leak into a stage that is shown.
  let katas: [KataPaths]

  init(_ workbench: Workbench) throws {
    git = workbench.git
    gitDirectory = workbench.gitDirectory
    katas = try workbench.kataNames().map { KataPaths(name: $0) }
  }

  /// The untracked files that cannot stay when `targets` are shown, and those that can.
  func untracked(before targets: [String]) throws -> (leaving: [String], staying: [String]) {
    let visible = try others(["--exclude-standard"])
    var leaving = Set(visible.filter(isInAnyRoom))
    // The compiler reads what git ignores, too.
    let ignored = try others(["--ignored", "--exclude-standard", "--"] + rooms)
    leaving.formUnion(ignored.filter { $0.hasSuffix(".swift") })
    for target in targets { leaving.formUnion(try filesInTheWay(of: target)) }
    return (leaving.sorted(), visible.filter { !leaving.contains($0) })
  }

  /// Moves HEAD, index and tracked files; changes in them must have been saved.
  func move(to place: Place) throws {
    try git.run(["switch", "--quiet", "--no-guess", "--discard-changes"] + place.switchArguments)
  }

  /// The folders that the compiler reads.
  var rooms: [String] { katas.flatMap { [$0.room, $0.unitTests] } }

  private func isInAnyRoom(_ path: String) -> Bool { katas.contains { $0.overlayContains(path) } }

  /// Untracked files; a folder that is a repository of its own comes with a slash, and is left alone.
  private func others(_ options: [String]) throws -> [String] {
    try git.paths(["ls-files", "-z", "--others"] + options).filter { !$0.hasSuffix("/") }
  }

  /// Untracked files, ignored ones too, where `target` has a file, or inside of what is one there, or
  /// in place of a folder of it.
  private func filesInTheWay(of target: String) throws -> Set<String> {
    let tracked = Set(try git.fields(["ls-files", "-z"]))
    let wanted = try git.fields(["ls-tree", "-r", "-z", "--name-only", "--full-tree", target])
    var found: Set<String> = []
    for path in wanted where !tracked.contains(path) {
      if isFolder(path) {
        found.formUnion(try others(["--", path]))
      } else if exists(path) {
        found.insert(path)
      }
      var folder = (path as NSString).deletingLastPathComponent
      while !folder.isEmpty {
        if exists(folder), !isFolder(folder), !tracked.contains(folder) { found.insert(folder) }
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    return found
  }

  private func exists(_ path: String) -> Bool { type(of: path) != nil }

  private func isFolder(_ path: String) -> Bool { type(of: path) == .typeDirectory }

  /// What is at a path; a symbolic link counts as itself.
  private func type(of path: String) -> FileAttributeType? {
    let path = git.directory.appending(path: path).path
    return try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }
}
