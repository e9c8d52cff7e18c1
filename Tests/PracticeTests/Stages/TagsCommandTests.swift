import Foundation
import Testing

@testable import Practice

@Suite struct TagsCommandTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  private func tags(in folder: URL? = nil) throws -> [String] {
    try bench.git(["tag", "--format=%(refname:short) %(*objectname)%(objectname)"], in: folder)
      .split(separator: "\n").map(String.init)
  }

  /// Changes stage 1 in a new commit, so that tags made before are stale.
  private func changeStages() throws {
    try bench.write(
      "// better list\n", to: "Katas/Toy/Stages/1-model/files/Sources/Refactored/Toy/List.swift")
    try bench.commitAll("Change a stage")
  }

  @Test func `they are made once, and left unchanged from then on`() throws {
    #expect(
      bench.kata("tags", "toy").result == [
        "toy/0-legacy      made", "toy/1-model       made", "toy/2-view-model  made",
      ])
    let made = try tags()
    #expect(bench.kata("tags").result.allSatisfy { $0.hasSuffix("unchanged") })
    #expect(try tags() == made)
  }

  @Test func `making them touches neither tree, index nor HEAD`() throws {
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.write("// new\n", to: "Sources/Refactored/Toy/New.swift")
    try bench.git(["add", "Sources/Refactored/Toy/New.swift"])
    let before = try bench.everything()
    #expect(bench.kata("tags").code == .success)
    #expect(try bench.everything() == before)
    #expect(try bench.library.branch() == "main")
  }

  @Test(arguments: [
    ["--depth", "1", "--no-tags"], ["--single-branch", "--branch", "side"], ["--no-tags"],
  ])
  func `clones of every kind get the same tags`(options: [String]) throws {
    bench.kata("tags")
    try bench.git(["branch", "side"])
    let clone = bench.beside("clone")
    let source = "file://\(bench.root.path)"
    try bench.git(["clone", "--quiet"] + options + [source, clone.path])
    #expect(bench.kata("tags", in: clone).code == .success)
    #expect(try tags(in: clone) == tags())
  }

  @Test func `they are the same from a stage and from an attempt with commits of its own`() throws {
    bench.kata("tags")
    let made = try tags()
    try bench.git(["switch", "--quiet", "--detach", "toy/1-model"])
    #expect(bench.kata("tags").code == .success)
    #expect(try tags() == made)

    try bench.git(["switch", "--quiet", "main"])
    bench.kata("start", "toy", "--now")
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.commitAll("Mine")
    #expect(bench.kata("tags").code == .success)
    #expect(try tags() == made)
  }

  @Test func `stale tags are made anew`() throws {
    bench.kata("tags")
    let stale = try tags()
    try changeStages()
    #expect(bench.kata("tags").result.allSatisfy { $0.hasSuffix("made anew") })
    #expect(try Set(tags()).isDisjoint(with: stale))
  }

  @Test func `stale tags stay as long as an attempt stands on them`() throws {
    bench.kata("start", "toy", "--now")
    let made = try tags()
    try bench.git(["switch", "--quiet", "main"])
    try changeStages()
    let run = bench.kata("tags")
    #expect(run.code == .success)
    #expect(run.progress.count == 1)
    #expect(
      try #require(run.progress.first).contains(
        "stay as they are while attempt toy-2026-06-01-1 stands on them"))
    #expect(try tags() == made)

    bench.kata("stage", "mine")
    bench.kata("finish")
    try bench.git(["switch", "--quiet", "main"])
    #expect(bench.kata("tags").result.allSatisfy { $0.hasSuffix("made anew") })
  }

  @Test func `a tag of the person's own is left alone, and the fix is said`() throws {
    try bench.git(["tag", "toy/1-model", "main"])
    try bench.git(["tag", "--annotate", "--message", "Mine", "toy/2-view-model", "main^{tree}"])
    let own = try tags()
    let run = bench.kata("tags")
    #expect(run.code == .environment)
    #expect(
      run.result == [
        "toy/0-legacy      made", "toy/1-model       not the workbench's, left alone",
        "toy/2-view-model  not the workbench's, left alone",
      ])
    #expect(run.progress.count == 2)
    #expect(
      try #require(run.progress.first).contains("the tag toy/1-model (Start) was not put there"))
    #expect(try #require(run.progress.first).contains("`git tag -d toy/1-model`"))
    #expect(try Set(own).isSubset(of: tags()))
  }

  @Test func `a tag that was moved by hand is left alone, even onto another stage`() throws {
    bench.kata("tags")
    try bench.git(["tag", "--force", "toy/1-model", "toy/2-view-model"])
    let moved = try tags()
    let run = bench.kata("tags")
    #expect(run.code == .environment)
    #expect(run.progress.count == 1)
    #expect(
      try #require(run.progress.first).contains(
        "the tag toy/1-model (Toy 2: View model) was not put there"))
    #expect(try tags() == moved)
  }

  @Test func `a stage commit that a person amended counts as the person's`() throws {
    bench.kata("tags")
    try bench.git(["switch", "--quiet", "--detach", "toy/1-model"])
    try bench.git(["commit", "--quiet", "--amend", "--no-edit"])
    try bench.git(["tag", "--force", "toy/1-model"])
    #expect(try #require(bench.kata("tags").progress.first).contains("was not put there"))
  }

  @Test func `an annotated tag on the very commit is as good`() throws {
    bench.kata("tags")
    try bench.git([
      "tag", "--force", "--annotate", "--message", "Mine", "toy/1-model", "toy/1-model",
    ])
    #expect(bench.kata("tags").result.allSatisfy { $0.hasSuffix("unchanged") })
  }

  @Test func `a tag with the kata's name is in the way, and said to be`() throws {
    try bench.git(["tag", "toy"])
    let run = bench.kata("tags")
    #expect(run.error?.hasPrefix("the tag toy leaves no room for tags such as toy/0-…") == true)
    #expect(try bench.git(["tag"]) == "toy")
  }

  @Test func `a tag below a stage's is in the way, and said to be`() throws {
    try bench.git(["tag", "toy/1-model/deeper"])
    #expect(
      bench.kata("tags").error
        == "the tag toy/1-model/deeper leaves no room for the tag toy/1-model: rename it with "
        + "`git tag toy-1-model-deeper toy/1-model/deeper && git tag -d toy/1-model/deeper`")
    #expect(try bench.git(["tag"]) == "toy/1-model/deeper")
  }

  @Test func `stages that are edited and not committed are pointed out`() throws {
    try bench.write(
      "// edited\n", to: "Katas/Toy/Stages/1-model/files/Sources/Refactored/Toy/X.swift")
    let run = bench.kata("tags")
    #expect(run.code == .success)
    #expect(try #require(run.progress.first).contains("is not committed, and stages are made from"))
  }

  @Test func `a broken kata.json is named, and nothing is made`() throws {
    try bench.write("{ \"version\": 1 }", to: "Katas/Toy/kata.json")
    #expect(
      bench.kata("tags").error
        == "Katas/Toy/kata.json: title, minutes, behaviour, stages: are missing: mend it, or "
        + "`git restore Katas/Toy/kata.json` brings back the last one")
    #expect(try tags() == [])
    try bench.write("{ \"version\": 2 }", to: "Katas/Toy/kata.json")
    #expect(bench.kata("tags").error?.hasSuffix("reads 1: update it with `git pull`") == true)
  }

  @Test func `a kata that is broken does not keep the others from their tags`() throws {
    try bench.write("{}", to: "Katas/Broken/kata.json")
    let run = bench.kata("tags")
    #expect(run.code == .environment)
    #expect(try #require(run.error).hasPrefix("Katas/Broken/kata.json: version, "))
    #expect(run.result.count == 3)
    #expect(try tags().count == 3)
  }

  @Test func `an attempt whose base is not in a shallow clone says how to get it`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.commitAll("Mine")
    let clone = bench.beside("clone")
    try bench.git([
      "clone", "--quiet", "--depth", "2", "--branch", "attempt/toy-2026-06-01-1",
      "file://\(bench.root.path)", clone.path,
    ])
    let run = bench.kata("tags", in: clone)
    #expect(run.error?.contains("is not in this clone: run `git fetch --unshallow`") == true)
  }
}
