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
        "preserved  main: 1 scenario (1 match, 0 declared), 30 generated, no unit tests yet, ")
        == true)
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

  @Test mutating func `a crash names its scenario, and its message is the second line`() throws {
    tools.verdicts = Array(tools.verdicts.prefix(2))
    tools.events = []
    tools.testScript = "echo 'Fatal error: gone' >&2; kill -ILL $$"
    let run = try tools.check()
    #expect(run.code == .noValidVerdict)
    #expect(run.result.first?.contains("the tests crashed in scenario a") == true)
    #expect(run.result.dropFirst().first == "Fatal error: gone")
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

  @Test mutating func `what may wait for ever is not run`() throws {
    tools.symbols = ["usleep"]
    tools.testScript = "touch was-run"
    let run = try tools.check()
    #expect(run.result.contains("no scenario was run, since one may wait for ever"))
    #expect(!bench.exists("was-run"))
  }

  @Test mutating func `what only reads the machine is run and audited`() throws {
    tools.symbols = ["getenv"]
    tools.verdicts[2] = VerdictLines.verdict("a", "mismatch", step: 2)
    let run = try tools.check()
    #expect(run.code == .noValidVerdict)
    #expect(run.result.last == "a: mismatch: why")
  }

  @Test
  mutating func `a file that changes while the check runs makes it stale, even when it is undone`()
    throws
  {
    tools.testScript = "touch Sources/Refactored/Toy/Model.swift"
    let run = try tools.check()
    #expect(run.code == .noValidVerdict)
    #expect(
      run.result.first?.contains(
        "Sources/Refactored/Toy/Model.swift changed while the check ran: check again") == true)
  }

  @Test mutating func `other files that change while the check runs make it stale`() throws {
    tools.testScript = "echo ' ' >> Katas/Toy/differences.json"
    let run = try tools.check()
    #expect(run.code == .noValidVerdict)
    #expect(run.result.first?.contains("files changed while the check ran") == true)
  }

  @Test mutating func `a source that the build missed gets a new date, and a second build`() throws
  {
    tools.buildScript =
      """
      echo built >>builds
      [ $(wc -l <builds) -eq 1 ] || touch .build/debug/RefactoredToy.build/Model.d
      """
    tools.modelRecordDate = Date(timeIntervalSinceNow: -3_600)
    #expect(try tools.check().code == .preserved)
    #expect(try bench.read("builds") == "built\nbuilt\n")
  }

  @Test mutating func `a source that no build compiles is no verdict`() throws {
    tools.modelRecordDate = Date(timeIntervalSinceNow: -3_600)
    let run = try tools.check()
    #expect(run.code == .noValidVerdict)
    #expect(run.result.first?.contains("was changed and not compiled") == true)
  }

  @Test func `other seams than the workbench's are no verdict`() throws {
    let file = "Sources/Refactored/Toy/LinkSeams.swift"
    try bench.delete(file)
    try bench.write("// my own seams\n", to: file)
    let run = try tools.check()
    #expect(run.code == .noValidVerdict)
    #expect(
      run.result.last
        == "\(file): what stands in for the real world differs from Sources/Simulation/LinkSeams.swift; "
        + "`ln -sf ../../Simulation/LinkSeams.swift Sources/Refactored/Toy` puts it back")
  }

  @Test func `a repository in the room stops the check`() throws {
    try bench.write("ref: refs/heads/main\n", to: "Sources/Refactored/Toy/Kit/.git/HEAD")
    let run = try tools.check()
    #expect(run.code == .environment)
    #expect(
      run.error?.hasPrefix("Sources/Refactored/Toy/Kit is a git repository of its own") == true)
  }

  @Test func `what lies among the scenarios and is none has a line`() throws {
    for name in [".hidden.json", "b.JSON", "more/c.json"] {
      try bench.write("{}", to: "Katas/Toy/Scenarios/\(name)")
    }
    let run = try tools.check()
    #expect(run.code == .preserved)
    #expect(run.progress.filter { $0.contains("is no scenario") }.count == 2)
  }

  @Test mutating func `what keeps the build from the code is not the code's fault`() throws {
    tools.buildScript =
      "echo \"<unknown>:0: error: precompiled file 'a' was compiled with module cache path 'b'\"; exit 1"
    let run = try tools.check()
    #expect(run.code == .environment)
    #expect(run.error?.contains("rm -rf .build") == true)
    tools.buildScript = "kill -KILL $$"
    #expect(try tools.check().code == .environment)
  }

  @Test func `a scenario that is gone is no verdict, and other changes have a line`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// mine\n", to: "Sources/Harness/Mine.swift")
    try bench.write("// built, though ignored\n", to: "Sources/Refactored/Toy/Model.swift")
    let changed = try tools.check()
    #expect(changed.code == .preserved)
    #expect(
      changed.result.last == "no part of the attempt: Sources/Harness/Mine.swift new")
    try bench.shell("mv Katas/Toy/Scenarios/a.json Katas/Toy/Scenarios/a.json.off")
    try bench.write("{}", to: "Katas/Toy/Scenarios/b.json")
    let gone = try tools.check()
    #expect(gone.code == .noValidVerdict)
    #expect(gone.result.first?.contains("1 scenario gone since the attempt began: a") == true)
    let summary = bench.kata("finish").result
    #expect(summary.contains { $0.hasPrefix("Outside Katas/Toy/Scenarios/a.json gone") })
  }

  @Test mutating func `a failing test of XCTest fails the check, by file and name`() throws {
    let file = "Tests/RefactoredTests/Toy/OldTests.swift"
    try bench.write("import XCTest\nfinal class OldTests: XCTestCase {}\n", to: file)
    tools.xctests = ["RefactoredToyTests.OldTests/testA", "RefactoredToyTests.OldTests/testB"]
    tools.xctestScript = "echo '\(bench.root.path)/\(file):3: error: OldTests.testA : no'; exit 1"
    let run = try tools.check()
    #expect(run.code == .unitTestsFail)
    #expect(run.result.first?.contains("1 of 2") == true)
    #expect(run.result.last == "\(file):3: error: OldTests.testA : no")
  }

  @Test func `tests of XCTest that are not found fail the check`() throws {
    let file = "Tests/RefactoredTests/Toy/OldTests.swift"
    try bench.write("import XCTest\nfinal class OldTests: XCTestCase {}\n", to: file)
    let run = try tools.check()
    #expect(run.code == .unitTestsFail)
    #expect(run.result.last?.hasPrefix("\(file): XCTest finds no test in it") == true)
  }

  @Test func `a file that is no Swift is told in one line, and stops nothing`() throws {
    for name in ["notes.txt", "more/plan.md", ".hidden"] {
      try bench.write("", to: "Sources/Refactored/Toy/\(name)")
    }
    let run = try tools.check()
    #expect(run.code == .preserved)
    #expect(
      run.progress.filter { $0.contains("no Swift") } == [
        "Sources/Refactored/Toy/more/plan.md and 1 more are no Swift and not built: SwiftPM warns "
          + "of that, and nothing else comes of it"
      ])
  }

  @Test func `a test beside the katas' folders, which never runs, is told`() throws {
    try bench.write("@Test func a() {}\n", to: "Tests/RefactoredTests/MineTests.swift")
    #expect(
      try tools.check().progress.contains(
        "Tests/RefactoredTests/MineTests.swift is in no module, so it never runs: move it into "
          + "Tests/RefactoredTests/Toy"))
  }

  @Test func `while the clock is paused the check says so, and how to resume`() throws {
    bench.kata("start", "toy", "--now")
    let line = "the clock is paused: `swift run kata resume` lets it go on"
    #expect(try !tools.check().progress.contains(line))
    bench.kata("pause")
    #expect(try tools.check().progress.contains(line))
  }

  @Test mutating func `an assertion that the other test library does not hear fails the check`()
    throws
  {
    let file = "Tests/RefactoredTests/Toy/MixedTests.swift"
    try bench.write("import Testing\nimport XCTest\n@Test func rows() { XCTFail() }\n", to: file)
    let run = try tools.check()
    #expect(run.code == .unitTestsFail)
    #expect(
      run.result.last
        == "\(file):3: XCTFail belongs to XCTest, and Swift Testing runs \"rows\", which passes "
        + "whatever it finds: use #expect, or move the test to an XCTestCase")
  }

  @Test mutating func `XCTest is asked where something uses it, and nowhere else`() throws {
    tools.xctests = ["RefactoredToyTests.OldTests/testA"]
    tools.xctestScript = "echo \"Test Case 'OldTests.testA' passed (0.001 seconds)\""
    #expect(try tools.check().result.first?.contains("no unit tests yet,") == true)
    try bench.write("import XCTest\n", to: "Tests/RefactoredTests/Toy/OldTests.swift")
    #expect(try tools.check().result.first?.contains("1 unit test,") == true)
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

  @Test func `a mark of the clock is told once`() throws {
    bench.kata("start", "toy", "--now", "--minutes", "60")
    let isTold = { (run: Bench.Run) in run.progress.contains(TimeMark.half.words) }
    #expect(!isTold(try tools.check()))
    bench.clock.advance(seconds: 1_900)
    #expect(isTold(try tools.check()))
    bench.clock.advance(seconds: 10)
    #expect(!isTold(try tools.check()))
  }

  @Test func `a check of a reference stage is not the attempt's`() throws {
    bench.kata("start", "toy", "--now")
    bench.kata("stage", "1")
    _ = try tools.check()
    #expect(try bench.attempts().first?.lastCheck == nil)
  }
}
