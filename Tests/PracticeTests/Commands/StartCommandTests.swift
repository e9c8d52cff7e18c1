import Foundation
import Synchronization
import Testing

@testable import Practice

@Suite struct StartCommandTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  private static let branch = "attempt/toy-2026-06-01-1"

  @Test func `it switches to a branch at stage 0 and shows the brief`() throws {
    let run = bench.kata("start", "toy", "--now")
    #expect(run.code == .success)
    #expect(run.text.contains("Keep it working."))
    #expect(run.text.contains("Sources/Refactored/Toy"))
    #expect(try bench.library.branch() == Self.branch)
    #expect(try bench.library.head() == bench.git(["rev-parse", "toy/0-legacy"]))
  }

  @Test func `it names what to do next, in two columns`() throws {
    let lines = bench.kata("start", "toy", "--now").result
    let begin = try #require(lines.firstIndex { $0.hasSuffix("Next:") })
    #expect(lines.contains { $0.hasPrefix("  swift run kata check ") })
    #expect(lines.contains { $0.hasPrefix("  swift test --filter Characterization ") })
    #expect(Set(lines[(begin + 1)...].dropLast().map(Self.columnOfPurpose)).count == 1)
  }

  private static func columnOfPurpose(_ line: String) -> Int? {
    line.dropFirst(2).firstRange(of: /[ ]{2,}/).map {
      line.distance(from: line.startIndex, to: $0.upperBound)
    }
  }

  @Test func `an attempt's own minutes are told before its clock runs`() {
    let run = bench.kata("start", "toy", "--minutes", "3") { false }
    #expect(run.text.contains("You have 3 minutes."))
    #expect(run.progress.contains { $0.hasPrefix("Press Return to start the clock: 3 minutes. ") })
  }

  @Test func `the brief can be read again, also before there is an attempt`() throws {
    #expect(bench.kata("brief").result == ["# Toy\n\nKeep it working.\n\nYou have 60 minutes."])
    bench.kata("start", "toy", "--now", "--minutes", "3")
    #expect(bench.kata("brief").text.hasSuffix("\n\nYou have 3 minutes."))
    try bench.delete("Katas/Toy/BRIEF.md")
    #expect(
      bench.kata("brief", "toy").error?.hasPrefix("Katas/Toy/BRIEF.md cannot be read") == true)
  }

  @Test func `the clock starts when Return is pressed, and not before`() throws {
    let clock = bench.clock
    bench.kata("start", "toy") {
      clock.advance(seconds: 300)
      return true
    }
    let attempt = try bench.attempts()[0]
    #expect(attempt.startedAt == bench.clock.now)
    #expect(attempt.minutes == 60)
  }

  @Test func `with --now, and without a terminal, nobody is waited for`() throws {
    let hasWaited = Mutex(false)
    bench.kata("start", "toy", "--now", "--minutes", "45") {
      hasWaited.withLock { $0 = true }
      return true
    }
    #expect(hasWaited.withLock { !$0 })
    #expect(try bench.attempts()[0].startedAt != nil)
    #expect(try bench.attempts()[0].minutes == 45)

    let other = try Bench()
    other.kata("start", "toy")
    #expect(try other.attempts()[0].startedAt != nil)
  }

  @Test(arguments: ["0", "-5", "1441", "9223372036854775807", "1e3", "ten"])
  func `minutes that make no attempt are refused`(minutes: String) throws {
    let run = bench.kata("start", "toy", "--now", "--minutes", minutes)
    #expect(run.code == .usage)
    #expect(run.error == "--minutes needs a whole number from 1 to 1440, not \"\(minutes)\"")
    #expect(try bench.attempts().isEmpty)
  }

  @Test func `an end of input instead of Return leaves it prepared, to be gone on with`() throws {
    let first = bench.kata("start", "toy", "--minutes", "45") { false }
    #expect(first.code == .success)
    #expect(first.progress.last?.contains("`swift run kata start toy` goes on with it") == true)
    #expect(try bench.attempts()[0].isPrepared)
    bench.clock.advance(seconds: 86_400)
    bench.kata("start", "toy") { true }
    #expect(try bench.attempts().map(\.id) == ["toy-2026-06-01-1"])
    #expect(try bench.attempts()[0].startedAt == bench.clock.now)
    #expect(try bench.attempts()[0].minutes == 45)
  }

  @Test func `a prepared attempt that is gone on with keeps what was begun meanwhile`() throws {
    bench.kata("start", "toy") { false }
    try bench.write("// early\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.commitAll("Early")
    try bench.write("// earlier\n", to: "Sources/Refactored/Toy/Extra.swift")
    let before = try bench.everything()
    let head = try bench.library.head()
    bench.kata("start", "toy", "--now")
    #expect(try bench.everything() == before)
    #expect(try bench.library.head() == head)
  }

  @Test func `killed after it wrote the attempt down, it goes on from there`() throws {
    let head = try bench.library.head()
    let attempt = Attempt(id: "toy-2026-05-31-1", kata: "Toy", base: head, minutes: 60)
    try bench.workbench().attempts.save(attempt)
    #expect(bench.kata("start", "toy", "--now").code == .success)
    #expect(try bench.attempts().map(\.id) == ["toy-2026-05-31-1"])
    #expect(try bench.library.branch() == "attempt/toy-2026-05-31-1")
  }

  @Test func `killed after it made the branch, it goes on from there`() throws {
    bench.kata("start", "toy") { false }
    try bench.git(["switch", "--quiet", "main"])
    #expect(bench.kata("start", "toy", "--now").code == .success)
    #expect(try bench.library.branch() == Self.branch)
    #expect(try bench.attempts().count == 1)
  }

  @Test func `prepared on an older base, it begins on the one that is now checked out`() throws {
    bench.kata("start", "toy") { false }
    try bench.git(["switch", "--quiet", "main"])
    try bench.write("// new\n", to: "Sources/Simulation/LinkSeams.swift")
    try bench.commitAll("Update the workbench")
    let head = try bench.library.head()
    bench.kata("start", "toy", "--now")
    #expect(try bench.attempts()[0].base == head)
    #expect(try bench.git(["rev-parse", "HEAD^"]) == head)
  }

  @Test func `an attempt under way is neither ended nor doubled`() throws {
    bench.kata("start", "toy", "--now")
    bench.clock.advance(seconds: 750)
    let again = bench.kata("start", "toy", "--now")
    #expect(again.code == .environment)
    #expect(
      again.error
        == "attempt toy-2026-06-01-1 is under way (12:30 used, 47:30 left): go on with "
        + "`swift run kata stage mine`, or end it with `swift run kata finish`")
    #expect(try bench.attempts().count == 1)
  }

  @Test func `the next attempt of a day has the next number, from the same base`() throws {
    bench.kata("start", "toy", "--now")
    bench.kata("finish")
    bench.kata("start", "toy", "--now")
    #expect(try bench.attempts().map(\.id) == ["toy-2026-06-01-1", "toy-2026-06-01-2"])
    #expect(try Set(bench.attempts().map(\.base)).count == 1)
    #expect(try bench.library.branch() == "attempt/toy-2026-06-01-2")
  }

  @Test func `a branch of that name that is somebody's own is not touched`() throws {
    try bench.git(["branch", Self.branch])
    bench.kata("start", "toy", "--now")
    #expect(try bench.library.branch() == "attempt/toy-2026-06-01-2")
    #expect(try bench.git(["rev-parse", Self.branch]) == bench.git(["rev-parse", "main"]))
  }

  @Test func `a branch named attempt is in the way, and said to be`() throws {
    try bench.git(["branch", "attempt"])
    let run = bench.kata("start", "toy", "--now")
    #expect(run.error?.hasPrefix("the branch attempt leaves no room") == true)
    #expect(try bench.attempts().isEmpty)
  }

  @Test func `work on main is saved, and the command that is printed brings it back`() throws {
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.write("// new\n", to: "Sources/Refactored/Toy/New.swift")
    try bench.write("notes\n", to: "notes.txt")
    let before = try bench.everything()
    let run = bench.kata("start", "toy", "--now")
    #expect(try bench.git(["status", "--porcelain"]) == "?? notes.txt")
    let line = try #require(run.progress.first { $0.contains("kata restore") })
    bench.kata("restore", String(try #require(line.split(separator: " ").last)))
    #expect(try bench.everything() == before)
    #expect(try bench.library.branch() == "main")
  }

  @Test(arguments: [
    ("rebase-merge/x", "a git rebase is in progress"), ("MERGE_HEAD", "a git merge is in progress"),
    ("rebase-apply/applying", "a git am is in progress"),
    ("sequencer/opts", "a git cherry-pick is in progress"),
    ("HEAD.lock", "another git process holds"),
  ])
  func `it does not break off what git is doing`(file: String, error: String) throws {
    try bench.write(try bench.library.head(), to: ".git/\(file)")
    #expect(bench.kata("start", "toy", "--now").error?.hasPrefix(error) == true)
    #expect(try bench.library.branch() == "main")
    #expect(bench.kata("status").code == .success)
  }

  @Test func `files with conflicts stop it`() throws {
    let blob = try bench.git(["rev-parse", "HEAD:Package.swift"])
    let entries = (1...3).map { "100644 \(blob) \($0)\tPackage.swift\n" }.joined()
    try bench.library.run(["update-index", "--index-info"], input: Data(entries.utf8))
    let error = bench.kata("start", "toy", "--now").error
    #expect(error == "Package.swift has conflicts: solve them and `git add` it")
  }

  @Test(arguments: [
    ("swift", "echo 'Swift version 6.1.2'", "swift is version 6.1.2: install 6.2 or newer"),
    ("git", "echo 'git version 2.20.1'", "git is version 2.20.1: install 2.26 or newer"),
  ])
  func `tools that are too old are named before anything is made`(
    program: String, script: String, error: String
  ) throws {
    let git = try #require(Subprocess(environment: bench.environment).find("git"))
    try bench.makeProgram(
      program, script: "[ \"$1\" = --version ] || exec '\(git)' \"$@\"\n\(script)")
    let run = bench.kata("start", "toy", "--now")
    #expect(run.error == error)
    #expect(run.code == .environment)
    #expect(try bench.attempts().isEmpty)
  }

  @Test func `a build that fails keeps the clock still, and it goes on once that is mended`() throws
  {
    let version = "echo 'Swift version 6.3'"
    try bench.makeProgram("swift", script: failing("Sources/A.swift:1:2: error: no"))
    let run = bench.kata("start", "toy", "--now")
    #expect(run.code == .doesNotBuild)
    #expect(run.error?.hasPrefix("the code does not build, as the messages above say; ") == true)
    #expect(run.error?.contains("you are on \(Self.branch): mend it") == true)
    #expect(run.error?.hasSuffix("or go back with `git switch main`") == true)
    #expect(try bench.attempts()[0].isPrepared)
    try bench.makeProgram("swift", script: version)
    #expect(bench.kata("start", "toy", "--now").code == .success)
    #expect(try bench.attempts().count == 1)
  }

  /// A compiler whose builds fail with a message.
  private func failing(_ message: String) -> String {
    "echo 'Swift version 6.3'; [ \"$1\" = --version ] || { echo '\(message)'; exit 1; }"
  }

  @Test(arguments: [
    ("error: No space left on device", "the disk is full: make room, and check again; "),
    ("error: build database: database is locked", "another build holds .build"),
    ("", "the build fails, and not because of the code, as the messages above say; "),
  ])
  func `a build that fails and not because of the code is no code that does not build`(
    message: String, error: String
  ) throws {
    try bench.makeProgram("swift", script: failing(message))
    let run = bench.kata("start", "toy", "--now")
    #expect(run.code == .environment)
    #expect(run.error?.hasPrefix(error) == true)
    #expect(
      run.error?.contains("the clock does not run yet, and you are on \(Self.branch)") == true)
  }

  @Test func `a compiler that is killed is no code that does not build`() throws {
    let version = "echo 'Swift version 6.3'"
    try bench.makeProgram("swift", script: "\(version); [ \"$1\" = --version ] || kill -KILL $$")
    let run = bench.kata("start", "toy", "--now")
    #expect(run.code == .environment)
    #expect(run.error?.hasPrefix("`swift build` was ended by signal 9: ") == true)
  }

  @Test func `whoever has no name for git is told before the first commit`() throws {
    let warnings = { (run: Bench.Run) in run.progress.filter { $0.contains("user.name") } }
    let unnamed = ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "user.useConfigOnly"]
    let run = bench.kata(
      ["start", "toy"], adding: unnamed.merging(["GIT_CONFIG_VALUE_0": "true"]) { $1 }
    ) { false }
    #expect(
      warnings(run) == [
        "warning: git does not know your name, which commits need: `git config --global user.name "
          + "\"NAME\" && git config --global user.email MAIL`"
      ])
    try bench.git(["config", "user.name", "A Person"])
    try bench.git(["config", "user.email", "person@example.org"])
    #expect(warnings(bench.kata("start", "toy", "--now")).isEmpty)
  }

  @Test func `an index that another git holds is named`() throws {
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.write("", to: ".git/index.lock")
    let error = try #require(bench.kata("start", "toy", "--now").error)
    #expect(error.contains("another git process holds"))
    #expect(error.contains("index.lock"))
    #expect(try bench.library.savedWork().isEmpty)
  }

  @Test func `a branch that git cannot read is not taken for one without commits`() throws {
    bench.kata("start", "toy") { false }
    try bench.write("// early\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.commitAll("Early")
    let tip = try bench.library.head()
    try bench.git(["switch", "--quiet", "main"])
    let git = try #require(Subprocess(environment: bench.environment).find("git"))
    try bench.makeProgram(
      "git",
      script: """
        case "$*" in *"rev-parse --verify --quiet refs/heads/attempt/"*) exit 128 ;; esac
        exec '\(git)' "$@"
        """)
    #expect(bench.kata("start", "toy", "--now").code == .environment)
    #expect(try bench.git(["rev-parse", Self.branch]) == tip)
  }

  @Test func `commits that are made while it prepares are not thrown away`() throws {
    bench.kata("start", "toy") { false }
    try bench.git(["switch", "--quiet", "main"])
    try bench.write("// new\n", to: "Sources/Simulation/LinkSeams.swift")
    try bench.commitAll("Update the workbench")
    let git = try #require(Subprocess(environment: bench.environment).find("git"))
    try bench.makeProgram(
      "git",
      script: """
        case "$*" in *" switch "*"--detach"*)
          '\(git)' -C '\(bench.root.path)' update-ref refs/heads/\(Self.branch) main ;;
        esac
        exec '\(git)' "$@"
        """)
    let run = bench.kata("start", "toy", "--now")
    #expect(run.error?.hasSuffix("your files are as they were") == true)
    #expect(try bench.git(["rev-parse", Self.branch]) == bench.git(["rev-parse", "main"]))
    #expect(try bench.library.branch() == "main")
  }

  @Test func `a branch that lies below the attempt's name leaves it no room`() throws {
    try bench.git(["branch", "\(Self.branch)/x"])
    #expect(bench.kata("start", "toy", "--now").code == .success)
    #expect(try bench.library.branch() == "attempt/toy-2026-06-01-2")
  }
}
