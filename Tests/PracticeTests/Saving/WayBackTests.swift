import Testing

@testable import Practice

@Suite struct WayBackTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try #require(bench.kata("start", "toy", "--now").code == .success)
  }

  private static let room = "Sources/Refactored/Toy"

  @Test func `the way back to one's own work is told once`() throws {
    try bench.write("// mine\n", to: "\(Self.room)/App.swift")
    let run = bench.kata("stage", "1")
    #expect(run.progress == ["Your work on attempt/toy-2026-06-01-1 is saved."])
    #expect(run.result.last == "Back to your own work: swift run kata stage mine")
  }

  @Test func `work of another attempt is told as that, with the way back, and is no look`() throws {
    try bench.write("// first\n", to: "\(Self.room)/App.swift")
    bench.kata("stage", "1")
    bench.kata("stage", "mine")
    try bench.commitAll("Move on")
    bench.kata("finish")
    bench.kata("start", "toy", "--now")
    try bench.write("// second\n", to: "\(Self.room)/App.swift")
    let run = bench.kata("restore", "2026-06-01-090000")
    #expect(
      run.result.last
        == "It is the work of attempt toy-2026-06-01-1; back to toy-2026-06-01-2: "
        + "swift run kata stage mine")
    #expect(try bench.read("\(Self.room)/App.swift") == "// first\n")
    bench.kata("status")
    #expect(try bench.attempts()[1].events.isEmpty)
    #expect(bench.kata("stage", "mine").code == .success)
    #expect(try bench.read("\(Self.room)/App.swift") == "// second\n")
  }
}
