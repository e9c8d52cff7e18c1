import Foundation

/// What stages differ in, and nothing else, as a tree of git's: two that are equal have one id.
public struct OverlayTree: Sendable {
  private let git: Git
  private let paths: KataPaths

  /// The overlay's paths of a kata, in a workbench.
  public init(of kata: KataPaths, git: Git) {
    self.git = git
    paths = kata
  }

  /// The id of the overlay's paths in a commit.
  public func id(of revision: String) throws -> String {
    try id(of: try git.entries(of: revision, in: paths.overlay))
  }

  /// The id of the overlay's paths as the files now are; of what git ignores only what is compiled.
  public func idOfWorkingTree() throws -> String {
    try LinkedFolder.refuse(in: [paths.room, paths.unitTests], root: git.directory)
    let files = try git.compiledFiles(in: paths.overlay)
    let index = try TemporaryIndex(for: git)
    // A folder that is a repository of its own is listed with a slash, and is nobody's stage.
    try index.addFiles(Set(files.filter { !$0.hasSuffix("/") }).sorted())
    return try index.writeTree()
  }

  func id(of entries: [TreeEntry]) throws -> String {
    let index = try TemporaryIndex(for: git)
    try index.add(entries)
    return try index.writeTree()
  }
}

extension Git {
  /// Every file in `paths`, tracked or not; of what git ignores only Swift files, which the compiler
  /// reads all the same.
  func compiledFiles(in paths: [String]) throws -> [String] {
    let list = ["ls-files", "-z", "--exclude-standard"]
    let visible = try fields(list + ["--cached", "--others", "--"] + paths)
    let ignored = try fields(list + ["--others", "--ignored", "--"] + paths)
    return visible + ignored.filter { $0.hasSuffix(".swift") }
  }
}
