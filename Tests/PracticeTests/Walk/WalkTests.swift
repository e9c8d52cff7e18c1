import Foundation
import Synchronization
import Testing

@testable import Practice

@Suite struct WalkTests {
  private let bench: Bench

  init() throws { bench = try .withNotes() }

  @Test func `the reference is told in order, with notes and the difference to the stage before`()
    throws
  {
    let run = bench.kata("walk", "toy")
    #expect(run.code == .success)
    let order = [
      "Toy 0: Legacy", "Smell of 0-legacy.", "None: this is the legacy code itself.",
      "Toy 1: Model", "Why now of 1-model.", "Changes from toy/0-legacy", "+// typed list",
      "Toy 2: View model", "Trade-off of 2-view-model.", "Changes from toy/1-model",
      "+// view model",
    ]
    var rest = run.text[...]
    for text in order {
      let found = try #require(rest.firstRange(of: text), "\(text) is missing or out of order")
      rest = rest[found.upperBound...]
    }
    #expect(!run.text.contains("Look at the list"), "hints are no part of the story")
  }

  @Test func `tags that are missing are made`() throws {
    bench.kata("walk", "toy", "--short")
    #expect(try bench.git(["tag", "--list", "toy/*"]).split(separator: "\n").count == 3)
  }

  @Test func `one stage can be asked for, by number or name`() {
    for word in ["2", "view-model"] {
      let run = bench.kata("walk", "toy", "--stage", word)
      #expect(run.text.hasPrefix("Toy 2: View model"))
      #expect(!run.text.contains("Toy 1"))
    }
    #expect(bench.kata("walk", "toy", "--stage", "7").code == .usage)
  }

  @Test func `short leaves the patches out and keeps the list of files`() {
    let text = bench.kata("walk", "toy", "--short").text
    #expect(!text.contains("+// typed list"))
    #expect(text.contains("Sources/Refactored/Toy/ViewModel.swift"))
  }

  @Test func `how to see less is told beside the result, as long as there is less to see`() {
    #expect(
      bench.kata("walk", "toy").progress
        == ["`--stage N` shows one stage, `--short` leaves the patches out"])
    #expect(bench.kata("walk", "toy", "--stage", "1", "--short").progress.isEmpty)
    let lines = Mutex<[String]>([])
    let keep: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }
    let console = Console(result: keep, progress: keep)
    _ = KataTool().run(["peek", "1"], in: bench.context(console: console))
    #expect(lines.withLock { $0.first }?.hasPrefix("Toy 1: Model") == true)
    #expect(lines.withLock { $0.last } == "`--short` leaves the patches out")
  }

  @Test func `a file that moved is one rename`() throws {
    let long = (1...40).map { "// line \($0)\n" }.joined()
    try bench.write(long, to: "Katas/Toy/Stages/1-model/files/Sources/Refactored/Toy/List.swift")
    try bench.write(long, to: "Sources/Refactored/Toy/ViewModel.swift")
    try bench.recordReference()
    try bench.commitAll("Move")
    let text = bench.kata("walk", "toy", "--stage", "2").text
    #expect(text.contains("rename to Sources/Refactored/Toy/ViewModel.swift"))
  }

  @Test func `the person's git configuration changes nothing`() throws {
    let before = bench.kata("walk", "toy").text
    for (key, value) in [
      ("diff.noprefix", "true"), ("color.ui", "always"), ("diff.external", "false"),
      ("diff.renames", "false"), ("core.pager", "false"),
    ] {
      try bench.git(["config", key, value])
    }
    #expect(bench.kata("walk", "toy").text == before)
  }

  @Test func `notes that lack a heading are named`() throws {
    let file = "Katas/Toy/Stages/1-model/NOTES.md"
    try bench.write(ToyNotes.text(removed: ["Move"]), to: file)
    try bench.commitAll("Lose a heading")
    #expect(bench.kata("walk", "toy").error == "\(file): the heading \"Move\" is missing")
  }

  @Test func `notes that are missing are named`() throws {
    let file = "Katas/Toy/Stages/1-model/NOTES.md"
    try bench.delete(file)
    try bench.commitAll("Lose the notes")
    #expect(bench.kata("walk", "toy").error == "\(file) is missing: every stage needs its notes")
  }

  @Test func `looking during an attempt is recorded in it`() throws {
    bench.kata("start", "toy", "--now")
    bench.kata("walk", "--stage", "1", "--short")
    let looks = try bench.attempts().first?.events.compactMap { event in
      if case .looked(let stage, _) = event { stage } else { nil }
    }
    #expect(looks == ["1-model"])
  }
}
