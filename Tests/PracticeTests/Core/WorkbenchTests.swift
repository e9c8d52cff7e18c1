import Foundation
import Testing

@testable import Practice

@Suite struct WorkbenchTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  private func error(in folder: URL) -> String? { bench.kata("tags", in: folder).error }

  private func makeFolder(_ name: String) throws -> URL {
    let folder = bench.beside(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `it is found from a folder inside it`() throws {
    let inside = bench.root.appending(path: "Sources/Refactored/Toy", directoryHint: .isDirectory)
    let workbench = try Workbench(around: inside, environment: bench.environment)
    #expect(workbench.root.realPath == bench.root.realPath)
    #expect(workbench.stateDirectory.path.hasSuffix("/werk bänk/.git/kata"))
  }

  @Test func `it is found through a symbolic link`() throws {
    let link = bench.beside("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: bench.root)
    #expect(bench.kata("tags", in: link).code == .success)
  }

  @Test func `a linked worktree is a workbench that shares its attempts`() throws {
    let other = bench.beside("worktree é")
    try bench.git(["worktree", "add", "--quiet", "--detach", other.path])
    #expect(bench.kata("start", "toy", "--now", in: other).code == .success)
    #expect(try bench.attempts().map(\.branch) == ["attempt/toy-2026-06-01-1"])
    #expect(try bench.library.branch() == "main")
    let clash = bench.kata("stage", "mine")
    #expect(clash.error?.contains("already") == true)
  }

  @Test func `a path with a line end in it is refused`() throws {
    let folder = try makeFolder("two\nlines")
    #expect(error(in: folder)?.contains("has a line end in it") == true)
  }

  @Test func `a folder that is nowhere near it is refused`() throws {
    let folder = try makeFolder("elsewhere")
    let message = try #require(error(in: folder))
    #expect(
      message.hasSuffix("is not in the kata workbench: cd to the folder that you cloned it into"))
  }

  @Test func `another repository is refused`() throws {
    let folder = try makeFolder("another")
    try bench.git(["init", "--quiet"], in: folder)
    #expect(try #require(error(in: folder)).contains("is not in the kata workbench"))
  }

  @Test func `an archive without history says how to give it one`() throws {
    try bench.delete(".git")
    #expect(try #require(error(in: bench.root)).contains("has no git history"))
  }

  @Test func `a copy inside another repository is refused, and nothing is written there`() throws {
    let outer = try makeFolder("outer")
    try bench.git(["init", "--quiet"], in: outer)
    try bench.git(["commit", "--quiet", "--allow-empty", "--message", "Outer"], in: outer)
    let inner = outer.appending(path: "inner", directoryHint: .isDirectory)
    try FileManager.default.copyItem(at: bench.root, to: inner)
    try FileManager.default.removeItem(at: inner.appending(path: ".git"))
    #expect(try #require(error(in: inner)).contains("lies inside another repository"))
    #expect(try bench.git(["tag"], in: outer) == "")
  }

  @Test func `a repository inside it is refused`() throws {
    try bench.write("x\n", to: "Nested/file")
    let nested = bench.root.appending(path: "Nested", directoryHint: .isDirectory)
    try bench.git(["init", "--quiet"], in: nested)
    #expect(try #require(error(in: nested)).contains("is a repository of its own inside"))
  }

  @Test func `its .git folder and a bare clone are refused`() throws {
    let bare = bench.beside("bare.git")
    try bench.git(["clone", "--quiet", "--bare", bench.root.path, bare.path])
    for folder in [bare, bench.root.appending(path: ".git", directoryHint: .isDirectory)] {
      #expect(try #require(error(in: folder)).contains("cd to a clone's files"))
    }
  }

  @Test func `a repository without a commit says how to make one`() throws {
    try bench.delete(".git")
    try bench.git(["init", "--quiet"])
    #expect(try #require(error(in: bench.root)).contains("has no commit yet"))
  }

  @Test func `without git it says so`() {
    let run = bench.kata("tags", adding: ["PATH": "/nowhere"])
    #expect(run.error == "git is not on PATH: install it, or add its folder to PATH")
    #expect(run.code == .environment)
  }

  @Test func `variables that a hook sets lead nowhere else`() throws {
    let other = try makeFolder("other")
    try bench.git(["init", "--quiet"], in: other)
    let hook = [
      "GIT_DIR": other.appending(path: ".git").path, "GIT_WORK_TREE": other.path,
      "GIT_INDEX_FILE": "/nowhere/index", "GIT_OBJECT_DIRECTORY": "/nowhere",
    ]
    #expect(bench.kata("tags", adding: hook).code == .success)
    #expect(try bench.git(["tag"]).split(separator: "\n").count == 3)
  }

  @Test func `a kata is found in any case, and a typo proposes the nearest`() throws {
    #expect(bench.kata("tags", "TOY").code == .success)
    let typo = bench.kata("tags", "tyo")
    #expect(typo.error == "there is no kata named tyo: did you mean toy? there are: toy")
    #expect(typo.code == .usage)
  }
}
