import Foundation
import Testing

@testable import Practice

@Suite struct StageBuilderTests {
  private let bench: Bench
  private let toy = KataPaths(name: "Toy")

  init() throws {
    bench = try Bench()
  }

  private func build() throws -> [StageCommit] {
    try StageBuilder(git: bench.library, kata: toy, base: try bench.library.head()).build()
  }

  private func paths(_ commit: StageCommit) throws -> [String] {
    try bench.library.entries(of: commit.id, in: toy.overlay).map(\.path)
  }

  private func text(_ path: String, in commit: StageCommit) throws -> String {
    try bench.git(["show", "\(commit.id):\(path)"])
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? UserError)?.message
    }
  }

  @Test func `stage 0 is the legacy code in the room, without unit tests`() throws {
    let stage = try build()[0]
    #expect(
      try paths(stage) == [
        "Katas/Toy/differences.json", "Sources/Refactored/Toy/App.swift",
        "Sources/Refactored/Toy/LinkSeams.swift", "Sources/Refactored/Toy/List.swift",
      ])
    #expect(try text("Sources/Refactored/Toy/App.swift", in: stage) == "// legacy app")
    #expect(try text("Katas/Toy/differences.json", in: stage) == "{ \"differences\": [] }")
  }

  @Test func `a symbolic link of the legacy code stays one`() throws {
    let links = try bench.library.entries(of: try build()[0].id, in: toy.overlay)
      .filter { $0.mode == "120000" }
    #expect(links.map(\.path) == ["Sources/Refactored/Toy/LinkSeams.swift"])
  }

  @Test func `a stage is the one before with its own files`() throws {
    let stage = try build()[1]
    #expect(try text("Sources/Refactored/Toy/App.swift", in: stage) == "// legacy app")
    #expect(try text("Sources/Refactored/Toy/List.swift", in: stage) == "// typed list")
    #expect(try text("Sources/Refactored/Toy/Model.swift", in: stage) == "// model")
  }

  @Test func `the last stage is the base itself`() throws {
    let last = try build()[2]
    #expect(try bench.git(["diff", "--name-only", "HEAD", last.id]) == "")
  }

  @Test func `stages differ in the overlay's paths and nowhere else`() throws {
    let commits = try build()
    for (before, after) in zip(commits, commits.dropFirst()) {
      let paths = try bench.git(["diff", "--name-only", before.id, after.id]).split(separator: "\n")
      #expect(!paths.isEmpty)
      #expect(paths.allSatisfy { toy.overlayContains(String($0)) })
    }
  }

  @Test func `each commit's parent is the stage before, and stage 0's is the base`() throws {
    let commits = try build()
    let parents = try commits.map { try bench.git(["rev-parse", "\($0.id)^"]) }
    #expect(parents == [try bench.library.head(), commits[0].id, commits[1].id])
  }

  @Test func `a commit tells which stage it is, and that the workbench made it`() throws {
    let commits = try build()
    let head = try bench.library.head()
    #expect(
      try bench.git(["log", "-1", "--format=%an <%ae>%n%B", commits[2].id]) == """
        Kata Workbench <kata@workbench.invalid>
        Toy 2: View model

        Kata-Stage: toy/2-view-model
        Kata-Base: \(head)
        """)
    #expect(
      try bench.library.stageTrailer(of: commits[1].id)
        == StageTrailer(tag: "toy/1-model", base: head))
  }

  @Test func `the same base gives the same ids`() throws {
    #expect(try build() == build())
  }

  @Test func `neither the working tree nor the index plays a part`() throws {
    let expected = try build()
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.write("broken", to: "Katas/Toy/kata.json")
    try bench.git(["add", "--all"])
    #expect(try build() == expected)
    #expect(try bench.git(["diff", "--cached", "--name-only"]).contains("App.swift"))
  }

  @Test func `a base that holds somebody's attempt is refused`() throws {
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.commitAll("My attempt")
    let error = message { _ = try build() }
    #expect(error?.contains("does not hold the reference solution of Toy") == true)
    #expect(error?.contains("Scripts/record-reference toy") == true)
  }

  @Test func `a kata without a recorded reference says how to record it`() throws {
    let json = try bench.read("Katas/Toy/kata.json")
    try bench.write(
      json.replacing(/"reference": "[0-9a-f]+",/, with: ""), to: "Katas/Toy/kata.json")
    try bench.commitAll("Lose the reference")
    #expect(
      message { _ = try build() }
        == "Katas/Toy/kata.json names no reference solution: "
        + "run `Scripts/record-reference toy` and commit it")
  }

  @Test(arguments: [
    (
      "\"minutes\": 10 }", "\"minutes\": 10, \"removes\": [\"Sources/Refactored/Toy/No.swift\"] }",
      "stage 1-model of Toy removes Sources/Refactored/Toy/No.swift, which is not there"
    ),
    (
      "\"minutes\": 10 }", "\"minutes\": 10, \"fromBase\": [\"Sources/Refactored/Toy/No.swift\"] }",
      "stage 1-model of Toy takes Sources/Refactored/Toy/No.swift from the base, "
        + "which has no such path"
    ),
    (
      "\"minutes\": 10 }", "\"minutes\": 10, \"removes\": [\"Package.swift\"] }",
      "stage 1-model of Toy names Package.swift in removes, and stages may differ only in "
        + "Sources/Refactored/Toy, Tests/RefactoredTests/Toy, Katas/Toy/differences.json"
    ),
    (
      "\"minutes\": 10 }",
      "\"minutes\": 10, \"fromBase\": [\"Sources/Refactored/Toy/Model.swift\"] }",
      "stage 1-model of Toy has Sources/Refactored/Toy/Model.swift in files and in kata.json: "
        + "drop one of them"
    ),
    (
      "\"Tests/RefactoredTests/Toy\", ", "",
      "the last stage of Toy is not the base's own code: they differ in "
        + "Tests/RefactoredTests/Toy/ToyTests.swift: correct Katas/Toy/Stages or the base"
    ),
    (
      "\"slug\": \"view-model\"", "\"slug\": \"viewmodel\"",
      "Katas/Toy/Stages/2-view-model is not a stage of Katas/Toy/kata.json: rename it, or add it"
    ),
  ])
  func `a mistake in kata.json is told in one line`(old: String, new: String, error: String) throws
  {
    let json = try bench.read("Katas/Toy/kata.json")
    try bench.write(json.replacing(old, with: new), to: "Katas/Toy/kata.json")
    try bench.commitAll("Slip")
    #expect(message { _ = try build() } == error)
  }

  @Test func `a stage whose folder is missing is named`() throws {
    try bench.delete("Katas/Toy/Stages/2-view-model")
    try bench.commitAll("Slip")
    #expect(
      message { _ = try build() }?.hasSuffix(
        "has no Katas/Toy/Stages/2-view-model, which Katas/Toy/kata.json lists: commit it, or take it "
          + "off the list") == true)
  }

  @Test func `a file of a stage outside the overlay is refused`() throws {
    try bench.write("let x = 1\n", to: "Katas/Toy/Stages/1-model/files/Sources/Harness/X.swift")
    try bench.commitAll("Slip")
    #expect(
      message { _ = try build() }?.hasPrefix(
        "stage 1-model of Toy names Sources/Harness/X.swift in files")
        == true)
  }

  @Test func `names that are not ASCII, or have a space, get into their stage`() throws {
    let path = "Sources/Refactored/Toy/Réservation tête.swift"
    try bench.write("// é\n", to: path)
    try bench.write("// é\n", to: "Katas/Toy/Stages/1-model/files/\(path)")
    try bench.recordReference()
    try bench.commitAll("Add a name")
    let commits = try build()
    #expect(try !paths(commits[0]).contains(path))
    #expect(try paths(commits[1]).contains(path))
  }
}
