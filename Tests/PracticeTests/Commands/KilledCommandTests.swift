import Foundation
import Testing

@testable import Practice

/// Commands that are killed, as `kill -9` does, at any of the moments at which they start a program.
@Suite struct KilledCommandTests {
  private static let room = "Sources/Refactored/Toy"
  /// How many moments of each command are tried, spread over all that it has.
  private static let moments = 6

  /// A workbench in which every git and swift is counted, and one of them kills the command.
  private struct Scene {
    let bench: Bench
    private let git: String

    /// One with a person's work in it, in an attempt or before one.
    init(hasAttempt: Bool) throws {
      bench = try Bench()
      git = try #require(Subprocess(environment: bench.environment).find("git"))
      if hasAttempt {
        try #require(bench.kata("start", "toy", "--now").code == .success)
        try bench.write("// edited\n", to: "\(KilledCommandTests.room)/App.swift")
        try bench.delete("\(KilledCommandTests.room)/List.swift")
        try bench.write("// staged\n", to: "\(KilledCommandTests.room)/Staged.swift")
        try bench.git(["add", "\(KilledCommandTests.room)/Staged.swift"])
      }
      try bench.write("// untracked\n", to: "\(KilledCommandTests.room)/Models/New.swift")
      try bench.write("notes\n", to: "notes.txt")
    }

    /// One as another stands, which is quicker than to make it again.
    init(like other: Scene) throws {
      bench = try Bench(files: [:])
      git = other.git
      try bench.shell("rm -rf ./* ./.[!.]* && cp -a \(other.bench.root.path.quotedForShell)/. .")
    }

    /// Runs the command and returns how many programs it started; `moment` is the one that kills it,
    /// before it does its work or after.
    func run(_ words: [String], killedAt moment: Int? = nil, isAfter: Bool = false) throws -> Int {
      let count = bench.beside("count").path
      try bench.shell("echo 0 >'\(count)'")
      let kill = moment.map { "[ $n = \($0) ] && kill -9 $PPID" } ?? ":"
      func script(_ work: String) -> String {
        """
        read n <'\(count)'; n=$((n + 1)); echo $n >'\(count)'
        \(isAfter ? ":" : kill)
        \(work); code=$?
        \(isAfter ? kill : ":")
        exit $code
        """
      }
      try bench.makeProgram("git", script: script("'\(git)' \"$@\""))
      if words == ["check"] {
        try bench.makeProgram("swift", script: "echo 'A.swift:1:1: error: no' >&2; exit 1")
      }
      let output = try KataProgram(bench: bench).run(words, started: { _ in })
      if moment != nil {
        try #require(output.termination == .signalled(SIGKILL), "\(output.errorText)")
      }
      try bench.makeProgram("git", script: "exec '\(git)' \"$@\"")
      return try #require(
        Int(try String(contentsOfFile: count, encoding: .utf8).trimmingCharacters(in: .newlines)))
    }
  }

  /// Kills the command at moments spread over its run, and looks at what is left each time.
  private func killing(
    _ words: [String], hasAttempt: Bool, _ look: (Bench, _ before: [String]) throws -> Void
  ) throws {
    let untouched = try Scene(hasAttempt: hasAttempt)
    let programs = try Scene(like: untouched).run(words)
    try #require(programs > 0)
    for moment in stride(from: 1, through: programs, by: max(1, programs / Self.moments)) {
      let scene = try Scene(like: untouched)
      let bench = scene.bench
      let before = try bench.everything()
      _ = try scene.run(words, killedAt: moment, isAfter: moment.isMultiple(of: 2))
      try bench.shell("rm -f .git/index.lock")
      // What a command says of a switch that stopped is how to go back.
      if let error = bench.kata("status").error {
        let command = try #require(error.split(separator: "`").first { $0.contains("restore") })
        let work = try #require(command.split(separator: " ").last)
        #expect(bench.kata("restore", String(work)).code == .success)
      }
      _ = try bench.attempts()
      try look(bench, before)
    }
  }

  @Test func `a killed start loses nothing and can be done again`() throws {
    try killing(["start", "toy", "--now"], hasAttempt: false) { (bench, before) throws in
      let run = bench.kata("start", "toy", "--now")
      #expect(run.code == .success || run.error?.contains("is under way") == true, "\(run)")
      #expect(try bench.attempts().count == 1)
      bench.kata("abandon")
      try bench.git(["switch", "--quiet", "main"])
      // What start saved comes back by the command that it prints; done twice, it saves twice.
      let saved = try bench.git(["for-each-ref", "--format=%(refname:lstrip=3)", "refs/kata/saved"])
      let isBack =
        try bench.everything() == before
        || saved.split(separator: "\n").contains {
          try bench.kata("restore", String($0)).code == .success && bench.everything() == before
        }
      #expect(isBack)
    }
  }

  @Test func `a killed stage loses nothing and can be done again`() throws {
    try killing(["stage", "2"], hasAttempt: true) { (bench, before) throws in
      #expect(bench.kata("stage", "2").code == .success)
      #expect(bench.kata("stage", "mine").code == .success)
      #expect(try bench.everything() == before)
    }
  }

  @Test func `a killed check leaves the files and the record as they were`() throws {
    try killing(["check"], hasAttempt: true) { (bench, before) throws in
      #expect(try bench.everything() == before)
      #expect(bench.kata("status").code == .success)
      #expect(bench.kata("stage", "1").code == .success)
    }
  }

  @Test func `a killed finish has finished the attempt or has not`() throws {
    try killing(["finish"], hasAttempt: true) { (bench, before) throws in
      #expect(try bench.everything() == before)
      let finished = try #require(try bench.attempts().first).isFinished
      let again = bench.kata("finish")
      #expect(finished ? again.code != .success : again.code == .success, "\(again)")
    }
  }
}
