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

  /// What `swift build` does.
  var buildScript = ""

  /// The symbols that the room's one object leaves to the linker.
  var symbols: [String] = []

  /// A kata with one scenario, of which everything passes.
  init(_ bench: Bench) throws {
    self.bench = bench
    try bench.write("{}", to: "Katas/Toy/Scenarios/a.json")
    try bench.commitAll("Add a scenario")
  }

  /// Runs `kata check` with these tools.
  func check() throws -> Bench.Run {
    let bin = bench.beside("bin")
    let room = "Sources/Refactored/Toy"
    let sources = try FileManager.default
      .contentsOfDirectory(atPath: bench.root.appending(path: room).path)
      .map { #""\#(bench.root.path)/\#(room)/\#($0)": {"object": "/o/\#($0).o"}"# }
    try bench.write(
      "{\(sources.joined(separator: ", "))}",
      to: ".build/debug/RefactoredToy.build/output-file-map.json")
    try script(bench.root.appending(path: ".build/debug/lab"), "printf '%s\\n' '\(digests)'")
    try script(
      bench.root.appending(path: ".build/debug/KataWorkbenchPackageTests.xctest"),
      """
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
    return bench.kata("check", "toy", adding: ["PATH": "\(bin.path):\(path)"])
  }

  private func script(_ file: URL, _ text: String) throws {
    // Another process writes the file: while this one has it open, a child of another test's might
    // inherit that, and a file that is open for writing cannot be run.
    let write = "mkdir -p \"${1%/*}\" && cat >\"$1\" && chmod +x \"$1\""
    _ = try Subprocess(environment: bench.environment).run(
      "sh", ["-c", write, "sh", file.path], input: Data("#!/bin/sh\n\(text)\n".utf8))
  }
}
