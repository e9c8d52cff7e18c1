import Foundation
import Testing

@testable import Practice

/// A check of a kata with goals; its compiler finds nothing, so that only tests and declared
/// differences count.
@Suite struct SplitTests {
  private let bench: Bench
  private let tools: FakeToolchain

  init() throws {
    bench = try Bench()
    let goals = #""goals": [{"smell": "unit-tests", "atLeast": 1}]"#
    let more = #""goals": [{"smell": "declared-differences", "atLeast": 1}]"#
    try bench.write(
      ToyKata.manifest.replacing("\"minutes\": 10", with: "\"minutes\": 10, \(goals)")
        .replacing("\"minutes\": 15", with: "\"minutes\": 15, \(more)"), to: "Katas/Toy/kata.json")
    try bench.recordReference()
    try bench.commitAll("Set goals")
    try bench.makeProgram("swiftc", script: ":")
    tools = try FakeToolchain(bench)
  }

  private var splits: [Int] {
    get throws {
      try bench.attempts()[0].events.compactMap { event in
        guard case .stageReached(let number, _) = event else { return nil }
        return number
      }
    }
  }

  @Test func `a check says what the next stage needs`() throws {
    bench.kata("start", "toy", "--now")
    #expect(
      try tools.check().result.last == "next: stage 1 (Model) needs unit tests ≥ 1, and has 0")
    #expect(try splits == [])
  }

  @Test func `reaching a stage is a split, once`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("@Test func a() {}\n", to: "Tests/RefactoredTests/Toy/ATests.swift")
    bench.clock.advance(seconds: 125)
    #expect(
      try tools.check().result.suffix(2) == [
        "stage 1 (Model) is reached after 2:05",
        "next: stage 2 (View model) needs declared differences ≥ 1, and has 0",
      ])
    #expect(try tools.check().result.suffix(2).first?.hasPrefix("stage 1") == false)
    #expect(try splits == [1])
  }

  @Test func `stages that are reached at once each get their split`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("@Test func a() {}\n", to: "Tests/RefactoredTests/Toy/ATests.swift")
    try bench.write(#"{"differences": [1]}"#, to: "Katas/Toy/differences.json")
    #expect(try tools.check().result.last == "every goal of every stage holds")
    #expect(try splits == [1, 2])
  }

  @Test func `without a verdict for it, no stage is reached`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("@Test func a() {}\n", to: "Tests/RefactoredTests/Toy/ATests.swift")
    var tools = tools
    tools.verdicts[2] = VerdictLines.verdict("a", "mismatch", step: 2)
    #expect(try tools.check().code == .behaviourChanged)
    #expect(try splits == [])
  }

  @Test func `code that cannot be measured is checked all the same`() throws {
    try bench.makeProgram("swiftc", script: "exit 1")
    let run = try tools.check()
    #expect(run.code == .preserved)
    #expect(run.progress.contains { $0.contains("cannot be measured") })
  }

  @Test func `smells are shown as JSON`() throws {
    let run = bench.kata("smells", "toy", "--json")
    #expect(run.code == .success)
    #expect(run.text.contains("\"stageReached\" : 0"))
    // Of other katas' smells there is nothing to say.
    #expect(run.text.contains("\"unit-tests\""))
    #expect(!run.text.contains("\"sort-switches\""))
  }
}
