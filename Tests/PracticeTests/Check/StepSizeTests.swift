import Testing

@testable import Practice

@Suite struct StepSizeTests {
  @Test func `a check keeps how many lines changed since the one before`() throws {
    let bench = try Bench()
    let tools = try FakeToolchain(bench)
    bench.kata("start", "toy", "--now")
    try bench.write("// one\n// two\n", to: "Sources/Refactored/Toy/New.swift")
    _ = try tools.check()
    try bench.write("// one\n// 2\n", to: "Sources/Refactored/Toy/New.swift")
    _ = try tools.check()
    _ = try tools.check()
    let records = try bench.attempts()[0].events.compactMap(\.check)
    #expect(records.map(\.changedLines) == [2, 2, 0])

    var attempt = try bench.attempts()[0]
    var lost = try #require(records.last)
    lost = CheckRecord(
      verdict: lost.verdict, scenarios: 1, declared: 0, unitTests: 0,
      tree: String(repeating: "0", count: 40), at: lost.at)
    attempt.events.append(.checked(lost))
    try bench.workbench().attempts.save(attempt)
    _ = try tools.check()
    #expect(try bench.attempts()[0].lastCheck?.changedLines == nil)
  }
}
