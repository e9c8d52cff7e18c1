import Testing

@testable import Practice

@Suite struct CrashReportTests {
  private let folders = ["Sources/Refactored/Toy", "Tests/RefactoredTests/Toy"]
  private let program = "0x0000562cad8c851a"

  private var lines: [String] {
    [
      "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
      "error: The process crashed in Toy refactored, go-back, step 7: scroll to end.",
      "*** Signal 4: Backtracing from 0x7f316196df7f... done ***",
      "*** Program crashed: Illegal instruction at 0x00007f316196df7f ***",
      "Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))",
      #"Thread 1 "-qos.overcommit" crashed:"#,
      "  0              \(program) closure #1 in _assertionFailure(_:_:file:) + 623 in libswiftCore.so",
      "  1 [ra]         \(program) Array.subscript.getter + 124 in libswiftCore.so",
      frame(
        2, "ListViewController.tableView(_:cellForRowAt:)", "Toy/ListViewController.swift:183:27"),
      "  3 [ra] [thunk] \(program) protocol witness for A.b() in conformance C + 13 in Toy.xctest "
        + "at //<compiler-generated>",
      frame(4, "closure #1 in ListViewController.load()", "Toy/ListViewController.swift:50:9"),
      "...", "Backtrace took 2.51s",
    ]
  }

  private func frame(_ number: Int, _ symbol: String, _ place: String) -> String {
    "  \(number) [ra]         \(program) \(symbol) + 633 in Toy.xctest at "
      + "/a path/Sources/Refactored/\(place)"
  }

  @Test func `the first frame of the room and the message are the headline`() {
    #expect(
      CrashReport(lines, folders: folders).headline
        == "Sources/Refactored/Toy/ListViewController.swift:183: Index out of range, "
        + "in tableView(_:cellForRowAt:)")
  }

  @Test func `the rest is the frames of the room, and how many others there are`() {
    #expect(
      CrashReport(lines, folders: folders).rest == [
        "error: The process crashed in Toy refactored, go-back, step 7: scroll to end.",
        "  Sources/Refactored/Toy/ListViewController.swift:183, in tableView(_:cellForRowAt:)",
        "  Sources/Refactored/Toy/ListViewController.swift:50, in load()",
        "  and 3 frames of other code",
      ])
  }

  @Test func `without a frame of the room the message is the headline, and the frames stay`() {
    let report = CrashReport(lines, folders: ["Sources/Refactored/Other"])
    #expect(report.headline == lines[0])
    #expect(report.rest.count == 6)
    #expect(CrashReport(["Fatal error: gone"]).headline == "Fatal error: gone")
    #expect(CrashReport(["Fatal error: gone"]).rest == [])
  }

  @Test func `a crash without a message says what the signal was`() {
    let report = CrashReport(Array(lines.dropFirst()), folders: folders)
    #expect(report.headline?.contains("183: Illegal instruction, in ") == true)
  }

  @Test func `a frame of the link seams is not the person's`() {
    let seam = frame(1, "Date.init()", "Toy/LinkSeams.swift:9:1")
    let own = frame(2, "ListViewModel.rows.getter", "Toy/ListViewModel.swift:4:1")
    #expect(
      CrashReport([seam, own], folders: folders).headline
        == "Sources/Refactored/Toy/ListViewModel.swift:4: crashed, in rows")
  }

  @Test func `what was printed otherwise stays, and nothing printed is nothing`() {
    #expect(CrashReport(["loading 3 rows"], folders: folders).rest == ["loading 3 rows"])
    #expect(CrashReport(["loading 3 rows"], folders: folders).headline == nil)
    #expect(CrashReport() == CrashReport([], folders: folders))
  }

  @Test func `it names the scenario that it came from, and no other`() {
    let report = CrashReport(lines, folders: folders)
    #expect(report.names("go-back"))
    #expect(!report.names("back"))
  }

  @Test func `a check that knows the scenario leaves out the unit tests beside it`() {
    let judgement = Judgement.decide(
      .passing {
        $0.log = VerdictLog(
          VerdictLines.file(VerdictLines.run(scenarios: 2), VerdictLines.started("a")), kata: "Toy")
        $0.run = TestRun()
        $0.unitTests.unended = ["x"]
        $0.crashReport = CrashReport([
          "Fatal error: gone", "error: The process crashed in Toy refactored, a, step 2: wait 1.",
        ])
      })
    #expect(
      judgement.details == ["Fatal error: gone", "Replay: swift run lab trace toy a --refactored"])
  }

  @Test(arguments: [
    ("closure #1 in closure #2 in A.load(of:in:)", "load(of:in:)"),
    ("static A.make(_:)", "make(_:)"),
    ("(2) suspend resume partial function for A.load()", "load()"),
    ("A.init(json:)", "init(json:)"),
    ("A.decode<B>(_:from:)", "decode<B>(_:from:)"),
    ("A.B.rows.getter", "rows"),
    ("main", "main"),
  ])
  func `a function is told without its type`(_ symbol: String, _ function: String) {
    #expect(StackFrame(frame(0, symbol, "Toy/A.swift:1:1"))?.function == function)
  }
}
