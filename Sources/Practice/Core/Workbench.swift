import Foundation
import Terminal

/// The repository that the commands work on.
public struct Workbench: Sendable {
  /// The repository's top level, which is also the package's.
  public let root: URL

  /// Git at the top level.
  public let git: Git

  /// Where git keeps what belongs to this working tree alone, such as the index.
  public let gitDirectory: URL

  /// Where attempts are kept: outside the working tree, and shared by linked worktrees.
  public let stateDirectory: URL

  /// Finds the workbench that `directory` is in; everything that is in the way is a `UserError`.
  public init(around directory: URL, environment: [String: String]) throws {
    guard let here = directory.realPath else {
      throw UserError("\(directory.path) does not exist: cd to the workbench's folder")
    }
    guard !here.contains(where: \.isNewline) else {
      throw UserError(
        "the path of this folder has a line end in it, which no tool here can handle: rename the "
          + "folder that has it in its name")
    }
    let folder = Self.packageFolder(above: here)
    let inside = Git(
      directory: URL(filePath: here, directoryHint: .isDirectory), environment: environment)
    let paths = try Self.paths(of: inside, here: here, folder: folder)
    let top = paths[0]
    try Self.check(top: top, folder: folder, here: here)
    root = URL(filePath: top, directoryHint: .isDirectory)
    git = Git(directory: root, environment: environment)
    gitDirectory = URL(filePath: paths[1], directoryHint: .isDirectory)
    // Git prints this one from the folder that it runs in.
    stateDirectory = URL(
      filePath: paths[2], directoryHint: .isDirectory, relativeTo: inside.directory
    ).absoluteURL.standardizedFileURL.appending(path: "kata", directoryHint: .isDirectory)
    guard try git.commit("HEAD") != nil else {
      throw UserError(
        "\(top) has no commit yet, and stages are made from one: "
          + "run `git add -A && git commit -m \"Start\"`")
    }
  }

  /// The names of the katas, in alphabetical order: the folders in `Katas` that have a `kata.json`.
  public func kataNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: katas)
      .filter { FileManager.default.fileExists(atPath: "\(katas)/\($0)/kata.json") }
      .sorted()
  }

  private var katas: String { root.appending(path: "Katas").path }

  /// The kata that a person calls `name`, in whatever case; an unknown one is a `UserError`.
  public func kata(named name: String) throws -> KataFolder {
    let names = try kataNames()
    if let match = names.first(where: { $0.lowercased() == name.lowercased() }) {
      return try KataFolder(name: match, root: root)
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: katas)
    if let folder = folders.first(where: { $0.lowercased() == name.lowercased() }) {
      let file = "Katas/\(folder)/kata.json"
      throw UserError("\(file) is gone: `git restore \(file.quotedForShell)`")
    }
    let known = names.map { $0.lowercased() }
    let proposal = Nearest.match(for: name.lowercased(), among: known)
    throw UserError.usage(
      "there is no kata named \(name): "
        + (proposal.map { "did you mean \($0)? " } ?? "")
        + (known.isEmpty
          ? "Katas has none: `git restore Katas`" : "there are: \(known.joined(separator: ", "))"))
  }

  /// The nearest folder, from `here` upwards, that looks like the workbench.
  private static func packageFolder(above here: String) -> String? {
    var folder = here
    while true {
      if isPackage(folder) { return folder }
      let parent = (folder as NSString).deletingLastPathComponent
      guard parent != folder, !parent.isEmpty else { return nil }
      folder = parent
    }
  }

  private static func isPackage(_ folder: String) -> Bool {
    var isDirectory: ObjCBool = false
    guard
      FileManager.default.fileExists(atPath: "\(folder)/Katas", isDirectory: &isDirectory),
      isDirectory.boolValue,
      let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
    else { return false }
    return manifest.contains("name: \"KataWorkbench\"")
  }

  /// The top level, git's folder for this working tree, and its folder for all of them.
  private static func paths(of git: Git, here: String, folder: String?) throws -> [String] {
    let output = try git.attempt(
      ["rev-parse", "--show-toplevel", "--absolute-git-dir", "--git-common-dir"])
    let lines = output.text.split(separator: "\n").map(String.init)
    if output.termination.isSuccess, lines.count == 3 { return lines }
    if output.errorText.contains("not a git repository") {
      guard let folder else { throw notTheWorkbench(here) }
      throw UserError(
        "\(folder) has no git history, as in an unpacked archive: clone the repository, or run "
          + "`git init && git add -A && git commit -m \"Start\"` in it")
    }
    if output.errorText.contains("must be run in a work tree") {
      throw UserError("\(here) is a bare repository or a .git folder: cd to a clone's files")
    }
    if output.errorText.contains("dubious ownership") {
      throw UserError(
        "\(here) belongs to another user: run "
          + "`git config --global --add safe.directory \(here.quotedForShell)`")
    }
    let reason = output.errorText.split(separator: "\n").first ?? "git rev-parse failed"
    throw UserError("git cannot read the repository around \(here): \(reason)")
  }

  private static func check(top: String, folder: String?, here: String) throws {
    guard let folder else {
      throw isPackage(top) ? UserError("\(here) is gone: cd to \(top)") : notTheWorkbench(here)
    }
    guard folder != top else { return }
    if folder.hasPrefix(top == "/" ? top : top + "/") {
      throw UserError(
        "the workbench in \(folder) lies inside another repository, \(top): move it out of there, "
          + "or give it its own with `git init && git add -A && git commit -m \"Start\"`")
    }
    throw UserError(
      "\(top) is a repository of its own inside the workbench: cd to \(folder) and run this again")
  }

  private static func notTheWorkbench(_ here: String) -> UserError {
    UserError("\(here) is not in the kata workbench: cd to the folder that you cloned it into")
  }
}
