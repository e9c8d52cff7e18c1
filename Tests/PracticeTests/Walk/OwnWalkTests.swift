import Foundation
import Testing

@testable import Practice

@Suite struct OwnWalkTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `without an attempt there is nothing to walk through`() {
    let run = bench.kata("walk", "--mine")
    #expect(run.code == .usage)
    #expect(
      run.error
        == "there is no attempt yet: `swift run kata start KATA` begins one")
  }

  @Test func `an attempt without commits says so`() {
    bench.kata("start", "toy", "--now")
    #expect(bench.kata("walk", "--mine").text.hasSuffix("No commit yet."))
  }

  @Test func `commits come in order, with message, patch and what was proven of them`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// first\n", to: "Sources/Refactored/Toy/List.swift")
    try bench.git(["commit", "--all", "--quiet", "--message", "Type the rows\n\nWith a reason."])
    try record(.preserved)
    try bench.write("// second\n", to: "Sources/Refactored/Toy/List.swift")
    try bench.commitAll("Move on")

    let text = bench.kata("walk", "--mine").text
    let order = [
      "Toy, your attempt", "Commit 1 of 2", "Type the rows", "With a reason.",
      "checked: behaviour preserved (3 scenarios, 1 declared, 2 unit tests)", "+// first",
      "Commit 2 of 2", "Move on", "not checked", "+// second",
    ]
    var rest = text[...]
    for part in order {
      let found = try #require(rest.firstRange(of: part), "\(part) is missing or out of order")
      rest = rest[found.upperBound...]
    }
    #expect(!text.contains("Not committed"))
  }

  @Test func `a commit that amends stage 0 is told as what it changed in that`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// first\n", to: "Sources/Refactored/Toy/List.swift")
    try bench.git(["commit", "--all", "--quiet", "--amend", "--message", "Mine"])
    let text = bench.kata("walk", "--mine").text
    #expect(text.contains("-// legacy list"))
    #expect(text.contains("+// first"))
    #expect(!text.contains("ViewModel.swift"))
  }

  @Test func `what is not committed is told last, new files too`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// new\n", to: "Sources/Refactored/Toy/New.swift")
    let text = bench.kata("walk", "--mine").text
    #expect(text.contains("Not committed"))
    #expect(text.contains("+// new"))
    #expect(!text.contains("No commit yet"))
  }

  @Test func `files outside of the attempt's code are counted`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("notes\n", to: "notes.txt")
    try bench.write("more\n", to: "more notes.txt")
    let text = bench.kata("walk", "--mine").text
    #expect(text.contains("2 other files changed or new, outside of Sources/Refactored/Toy, "))
    #expect(!text.contains("Not committed"))
  }

  @Test func `what was checked in a row is one line`() throws {
    bench.kata("start", "toy", "--now")
    for number in 1...4 {
      bench.clock.advance(seconds: 60)
      try bench.write("// \(number)\n", to: "Sources/Refactored/Toy/New.swift")
      try record(number == 2 ? .behaviourChanged : .preserved)
    }
    bench.kata("stage", "1")
    bench.kata("stage", "2")
    let lines = bench.kata("walk", "--mine").text.split(separator: "\n").map(String.init)
    #expect(
      lines.contains(
        "at 1:00 to 4:00: checked 4 times, 3 preserved; "
          + "last: behaviour preserved (3 scenarios, 1 declared, 2 unit tests)"))
    #expect(lines.contains("at 4:00: looked at the reference, 1-model, 2-view-model"))
  }

  @Test func `work that was set aside to look at a stage is told too`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// new\n", to: "Sources/Refactored/Toy/New.swift")
    bench.kata("stage", "1")
    let text = bench.kata("walk", "--mine").text
    #expect(text.contains("+// new"))
    #expect(text.contains("looked at the reference, 1-model"))
  }

  @Test func `a finished attempt can still be told`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/List.swift")
    try bench.commitAll("Work")
    bench.kata("finish")
    #expect(bench.kata("walk", "toy", "--mine").text.contains("+// mine"))
  }

  @Test func `a branch that is gone is named with the way back`() throws {
    bench.kata("start", "toy", "--now")
    let branch = try bench.git(["branch", "--show-current"])
    bench.kata("stage", "1")
    try bench.git(["branch", "--quiet", "-D", branch])
    #expect(bench.kata("walk", "--mine").error?.contains("git reflog") == true)
  }

  /// Two attempts, of which the first is finished and the second is checked out.
  private func attemptTwice() throws {
    for text in ["first", "second"] {
      bench.kata("start", "toy", "--now")
      try bench.write("// \(text)\n", to: "Sources/Refactored/Toy/List.swift")
      try bench.commitAll(text)
      bench.kata("finish")
      bench.clock.advance(seconds: 60)
    }
  }

  private static let first = "attempt/toy-2026-06-01-1"

  @Test func `the attempt whose branch is checked out is told, else the newest`() throws {
    try attemptTwice()
    try bench.git(["switch", "--quiet", Self.first])
    #expect(bench.kata("walk", "--mine").text.contains("+// first"))
    try bench.git(["switch", "--quiet", "main"])
    #expect(bench.kata("walk", "--mine").text.contains("+// second"))
  }

  @Test(arguments: [first, "toy-2026-06-01-1"])
  func `an attempt is picked by its id or its branch`(_ word: String) throws {
    try attemptTwice()
    #expect(bench.kata("walk", "--mine", word).text.contains("+// first"))
    #expect(bench.kata("walk", word).text.contains("+// first"))
  }

  @Test func `an unknown attempt is refused`() throws {
    #expect(
      bench.kata("walk", "--mine", "toy-2026-06-01-7").error
        == "there is no attempt named toy-2026-06-01-7: `swift run kata history` shows them")
    try attemptTwice()
    #expect(
      bench.kata("walk", "toy-2026-06-01-7").error
        == "there is no attempt named toy-2026-06-01-7: did you mean toy-2026-06-01-1? "
        + "`swift run kata history` shows them")
    #expect(
      bench.kata("compare", "nonsense").error
        == "there is no attempt named nonsense: `swift run kata history` shows them")
    #expect(bench.kata("walk", "nonsense").error?.hasPrefix("there is no kata named") == true)
  }

  @Test func `an attempt without its branch does not hide the others`() throws {
    try attemptTwice()
    try bench.git(["switch", "--quiet", "main"])
    try bench.git(["branch", "--quiet", "-D", "attempt/toy-2026-06-01-2"])
    #expect(bench.kata("walk", "--mine").text.contains("+// first"))
    #expect(bench.kata("walk", "--mine", "toy-2026-06-01-2").error?.contains("reflog") == true)
  }

  @Test func `a stage of the reference is not a commit of one's own`() {
    bench.kata("start", "toy", "--now")
    #expect(bench.kata("walk", "--mine", "--stage", "1").code == .usage)
  }

  private func record(_ verdict: CheckVerdict) throws {
    let attempt = try #require(try bench.attempts().first)
    let tree = try OverlayTree(of: KataPaths(name: "Toy"), git: bench.library).idOfWorkingTree()
    try bench.workbench().attempts.record(
      .checked(
        CheckRecord(
          verdict: verdict, scenarios: 3, declared: 1, unitTests: 2, tree: tree,
          at: bench.clock.now)),
      in: attempt)
  }
}
