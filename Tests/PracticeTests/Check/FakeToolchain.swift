import Foundation

@testable import Practice

/// Scripts in the place of the compiler and of what it builds, so that a check runs without a build.
struct FakeToolchain {
  let bench: Bench

  /// What the suites write, and what the second process prints.
  var verdicts = [
    VerdictLines.run(scenarios: 1), VerdictLines.started("a"), VerdictLines.verdict("a"),
    VerdictLines.finished,
  ]
  var digests = "a 1 2"

  /// What Swift Testing's event stream says, and what the test process does besides.
  var events = [#"{"kind":"event","payload":{"kind":"runEnded"}}"#]
  var testScript = ""

  /// The tests of XCTest that the test program lists, and what it does when they are run.
  var xctests: [String] = []
  var xctestScript = ":"

  /// What `swift build` does.
  var buildScript = ""

  /// When the compiler last wrote about the source `Model.swift`; nil where it keeps no record.
  var modelRecordDate: Date?

  /// The symbols that the room's one object leaves to the linker.
  var symbols: [String] = []

  /// A kata with one scenario, of which everything passes.
  init(_ bench: Bench) throws {
    self.bench = bench
    try bench.write("{}", to: "Katas/Toy/Scenarios/a.json")
    try bench.commitAll("Add a scenario")
  }

  /// Runs `kata check` with these tools.
  func check(adding options: [String] = []) throws -> Bench.Run {
    bench.kata(["check", "toy"] + options, adding: try install())
  }

  /// Puts the tools in place, and returns the variables with which they are found.
  func install() throws -> [String: String] {
    let bin = bench.beside("bin")
    let room = "Sources/Refactored/Toy"
    let build = ".build/debug/RefactoredToy.build"
    let sources = try FileManager.default
      .contentsOfDirectory(atPath: bench.root.appending(path: room).path)
      .map { name in
        let record =
          name == "Model.swift" && modelRecordDate != nil
          ? #", "dependencies": "\#(bench.root.path)/\#(build)/Model.d""# : ""
        return #""\#(bench.root.path)/\#(room)/\#(name)": {"object": "/o/\#(name).o"\#(record)}"#
      }
    try bench.write(
      "{\(sources.joined(separator: ", "))}", to: "\(build)/output-file-map.json")
    if let modelRecordDate {
      try bench.write("", to: "\(build)/Model.d")
      try bench.setDate(modelRecordDate, of: "\(build)/Model.d")
    }
    try script(bench.root.appending(path: ".build/debug/lab"), "printf '%s\\n' '\(digests)'")
    try script(
      bench.root.appending(path: ".build/debug/KataWorkbenchPackageTests.xctest"),
      """
      case $1 in
        --testing-library) ;;
        --list-tests) printf '%s\\n' \(xctests.joined(separator: " ")); exit ;;
        *) \(xctestScript); exit ;;
      esac
      while [ $# -gt 0 ]; do [ "$1" = --event-stream-output-path ] && events=$2; shift; done
      \(verdicts.map { "printf '%s\\n' '\($0)' >>\"$KATA_VERDICTS\"" }.joined(separator: "\n"))
      \(events.map { "printf '%s\\n' '\($0)' >>\"$events\"" }.joined(separator: "\n"))
      \(testScript)
      """)
    try script(
      bin.appending(path: "swift"),
      """
      case $1 in
        build) \(buildScript)
          ;;
        demangle) cat ;;
      esac
      """)
    try script(
      bin.appending(path: "llvm-nm"),
      symbols.map { "echo '/o/App.swift.o:      U \($0)'" }.joined(separator: "\n"))
    let path = bench.environment["PATH"] ?? ""
    return ["PATH": "\(bin.path):\(path)"]
  }

  private func script(_ file: URL, _ text: String) throws {
    // Another process writes the file: while this one has it open, a child of another test's might
    // inherit that, and a file that is open for writing cannot be run.
    let write = "mkdir -p \"${1%/*}\" && cat >\"$1\" && chmod +x \"$1\""
    _ = try Subprocess(environment: bench.environment).run(
      "sh", ["-c", write, "sh", file.path], input: Data("#!/bin/sh\n\(text)\n".utf8))
  }
}
