import Foundation
import Testing

@testable import Practice

@Suite struct DoctorTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// The line about something; the second one where there are two.
  private func line(_ name: String, _ run: Bench.Run) -> String? {
    run.result.first { $0.hasPrefix(name + " ") }?.dropFirst(12).description
  }

  @Test func `where all is well each line says ok, and nothing is changed`() throws {
    let run = bench.kata("doctor")
    #expect(run.code == .success)
    #expect(run.result.allSatisfy { $0.dropFirst(12).hasPrefix("ok") })
    #expect(line("swift", run)?.hasPrefix("ok, 6.3 in ") == true)
    #expect(line("tags", run) == "ok, toy: 3 not made yet")
    #expect(line("state", run) == "ok, 0 attempts")
    #expect(line("terminal", run) == "ok, none, so nothing is asked")
    #expect(try bench.git(["tag"]).isEmpty)
    #expect(!bench.exists(".git/kata"))
  }

  @Test func `an attempt under way is named, and its tags are fresh`() {
    bench.kata("start", "toy", "--now")
    let run = bench.kata("doctor")
    #expect(run.code == .success)
    #expect(line("attempts", run) == "ok, toy-2026-06-01-1 is under way")
    #expect(line("tags", run) == "ok, toy: 3 fresh")
  }

  @Test func `outside of the workbench it still looks at the machine`() {
    let run = bench.kata("doctor", in: URL(filePath: "/"))
    #expect(run.code == .environment)
    #expect(
      line("repository", run)
        == "wrong: / is not in the kata workbench: cd to the folder that you cloned it into")
    #expect(line("git", run)?.hasPrefix("ok, ") == true)
    #expect(line("temporary", run)?.hasPrefix("ok, ") == true)
    #expect(line("tags", run) == nil)
  }

  @Test func `several things that are wrong are all named, each with its fix`() throws {
    bench.kata("start", "toy", "--now")
    try bench.git(["switch", "--quiet", "main"])
    try bench.git(["branch", "--quiet", "-D", "attempt/toy-2026-06-01-1"])
    try bench.git(["tag", "--force", "toy/1-model", "main"])
    try bench.write("{", to: ".git/kata/clock.json")
    try bench.write("", to: ".git/index.lock")
    try bench.makeProgram("swift", script: "echo 'Swift version 5.10'")
    try bench.write("  a: \"/other/place/.build/debug/x\"\n", to: ".build/debug.yaml")
    let run = bench.kata("doctor")
    #expect(run.code == .environment)
    for (name, fix) in [
      ("swift", "install 6.2 or newer"), ("tags", "git tag -d toy/1-model"),
      ("state", "clock.json"), ("operations", "delete that file if none is running"),
      ("attempts", "swift run kata abandon"), ("build", "`rm -rf .build`"),
    ] {
      let text = try #require(line(name, run))
      #expect(text.hasPrefix("wrong: ") && text.contains(fix), "\(name): \(text)")
    }
    #expect(run.result.allSatisfy { !$0.contains("\n") })
  }

  @Test func `tags that are stale are named`() throws {
    bench.kata("tags")
    try bench.write("// other list\n", to: "Sources/Legacy/Toy/List.swift")
    try bench.commitAll("Change the legacy code")
    let run = bench.kata("doctor")
    #expect(line("tags", run) == "wrong: 3 of 3 are stale: `swift run kata tags toy`")
  }

  @Test func `a command that is writing is named`() throws {
    bench.kata("start", "toy", "--now")
    let state = try bench.workbench().stateDirectory
    let run = try StateLock(directory: state).whileHeld { bench.kata("doctor") }
    #expect(line("locks", run)?.contains("another kata command is writing") == true)
  }

  @Test func `times that cannot be are named with their file`() throws {
    bench.kata("start", "toy", "--now")
    let id = try bench.attempts()[0].id
    let start = bench.clock.now
    let pauses = [
      Attempt.Pause(from: start, to: start + 60), Attempt.Pause(from: start + 30, to: start + 90),
    ]
    bench.clock.advance(seconds: 100)
    try bench.workbench().attempts.update(id) { $0.pauses = pauses }
    let overlap = try #require(line("state", bench.kata("doctor")))
    #expect(
      overlap.hasPrefix("wrong: ") && overlap.contains("\(id).json: its pauses overlap: mend"))
    try bench.workbench().attempts.update(id) {
      $0.pauses = []
      $0.startedAt = try Date("9999-01-01T00:00:00Z", strategy: .iso8601)
    }
    let late = try #require(line("state", bench.kata("doctor")))
    #expect(late.contains("it has a time that is still to come, 9999-01-01T00:00:00Z"))
  }
}
