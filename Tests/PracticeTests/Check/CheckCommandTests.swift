import Foundation
import Testing

@testable import Practice

@Suite struct CheckCommandTests {
  private let bench: Bench
  private var tools: FakeToolchain

  init() throws {
    bench = try Bench()
    tools = try FakeToolchain(bench)
  }

  @Test func `what is equal is preserved, in the first line of the result`() throws {
    let run = try tools.check()
    #expect(run.code == .preserved)
    #expect(
      run.result.first?.hasPrefix(
        "preserved  main: 1 scenario (1 match, 0 declared), no unit tests yet, ") == true)
    #expect(run.result.count == 1)
  }

  @Test mutating func `what differs is a change of behaviour`() throws {
    tools.verdicts[2] = VerdictLines.verdict("a", "mismatch", step: 2)
    let run = try tools.check()
    #expect(run.code == .behaviourChanged)
    #expect(run.result.last == "a: mismatch: why")
  }

  @Test mutating func `what does not build is told with the error and runs nothing`() throws {
    tools.buildScript = "echo '\(bench.root.path)/Sources/A.swift:1:2: error: no'; exit 1"
    tools.testScript = "echo 'was run' >&2"
    let run = try tools.check()
    #expect(run.code == .doesNotBuild)
    #expect(run.result.last == "Sources/A.swift:1:2: error: no")
    #expect(!run.progress.contains("was run"))
  }

  @Test mutating func `a failing unit test is told by file, line and name`() throws {
    let place =
      #"{"_filePath":"\#(bench.root.path)/Tests/RefactoredTests/Toy/T.swift","#
      + #""fileID":"M/T.swift","line":3}"#
    tools.events.insert(
      contentsOf: [
        #"{"kind":"test","payload":{"kind":"function","id":"t","name":"t()","#
          + #""sourceLocation":\#(place)}}"#,
        #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"t","#
          + #""messages":[{"text":"no"}],"issue":{"isKnown":false,"sourceLocation":\#(place)}}}"#,
      ], at: 0)
    tools.testScript = "exit 1"
    let run = try tools.check()
    #expect(run.code == .unitTestsFail)
    #expect(run.result.last == "Tests/RefactoredTests/Toy/T.swift:3: t(): no")
  }

  @Test mutating func `a crash names its scenario, and its message is passed on`() throws {
    tools.verdicts = Array(tools.verdicts.prefix(2))
    tools.events = []
    tools.testScript = "echo 'Fatal error: gone' >&2; kill -ILL $$"
    let run = try tools.check()
    #expect(run.code == .noValidVerdict)
    #expect(run.result.first?.contains("the tests crashed in scenario a") == true)
    #expect(run.progress.contains("Fatal error: gone"))
  }

  @Test mutating func `a process that says nothing at all is no verdict`() throws {
    tools.verdicts = []
    tools.events = []
    #expect(try tools.check().code == .noValidVerdict)
  }

  @Test mutating func `a kata without scenarios is no verdict`() throws {
    try bench.delete("Katas/Toy/Scenarios/a.json")
    tools.verdicts = [VerdictLines.run(scenarios: 0), VerdictLines.finished]
    #expect(try tools.check().code == .noValidVerdict)
  }

  @Test mutating func `a second process that sees something else is no verdict`() throws {
    tools.digests = "a 1 3"
    #expect(try tools.check().code == .noValidVerdict)
  }

  @Test mutating func `a name outside the simulation is no verdict, with its file`() throws {
    tools.symbols = ["usleep"]
    let run = try tools.check()
    #expect(run.code == .noValidVerdict)
    #expect(
      run.result.last
        == "Sources/Refactored/Toy/App.swift: usleep is outside the simulation; use Task.sleep(for:)"
    )
  }

  @Test mutating func `files that change while the check runs make it stale`() throws {
    tools.testScript = "echo '// edited' >> Sources/Refactored/Toy/Model.swift"
    let run = try tools.check()
    #expect(run.code == .noValidVerdict)
    #expect(run.result.first?.contains("files changed while the check ran") == true)
  }

  @Test func `tests that are not run are named`() throws {
    let file = "Tests/RefactoredTests/Toy/OldTests.swift"
    try bench.write("import XCTest\n", to: file)
    #expect(try tools.check().progress.contains { $0.hasPrefix("\(file) uses XCTest") })
  }

  @Test func `the outcome is recorded in the attempt that is checked out, with the tree`() throws {
    bench.kata("start", "toy", "--now")
    _ = try tools.check()
    let record = try bench.attempts().first?.lastCheck
    #expect(record?.verdict == .preserved)
    #expect(record?.scenarios == 1)
    #expect(
      record?.tree
        == (try OverlayTree(of: KataPaths(name: "Toy"), git: bench.library).idOfWorkingTree()))
  }

  @Test func `what is checked is named, unless it is the attempt under way`() throws {
    bench.kata("start", "toy", "--now")
    #expect(try tools.check().result.first?.hasPrefix("preserved  1 scenario") == true)
    bench.kata("stage", "1")
    #expect(try tools.check().result.first?.hasPrefix("preserved  toy/1-model: 1 ") == true)
    try bench.write("// tried\n", to: "Sources/Refactored/Toy/Model.swift")
    #expect(
      try tools.check().result.first?.hasPrefix("preserved  toy/1-model with edits: 1 ") == true)
  }

  @Test func `a check of a reference stage is not the attempt's`() throws {
    bench.kata("start", "toy", "--now")
    bench.kata("stage", "1")
    _ = try tools.check()
    #expect(try bench.attempts().first?.lastCheck == nil)
  }
}
