import Foundation
import Testing

@testable import Practice

@Suite struct SavedWorkTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try #require(bench.kata("start", "toy", "--now").code == .success)
  }

  private static let room = "Sources/Refactored/Toy"

  /// Every kind of change that a person can have in the room and elsewhere.
  private func work() throws {
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    try bench.delete("\(Self.room)/List.swift")
    try bench.write("// untracked\n", to: "\(Self.room)/Models/New.swift")
    try bench.write("// é\n", to: "\(Self.room)/Ma tête é.swift")
    try bench.write("// tests\n", to: "Tests/RefactoredTests/Toy/MineTests.swift")
    try bench.write("// staged\n", to: "\(Self.room)/Staged.swift")
    try bench.git(["add", "\(Self.room)/Staged.swift"])
    try bench.write("// staged, then edited\n", to: "\(Self.room)/Staged.swift")
    try bench.write("// staged, then deleted\n", to: "\(Self.room)/Gone.swift")
    try bench.git(["add", "\(Self.room)/Gone.swift"])
    try bench.delete("\(Self.room)/Gone.swift")
    try bench.git(["mv", "Package.swift", "Renamed.swift"])
    try bench.write("let package = Package(name: \"KataWorkbench\")\n", to: "Package.swift")
    try bench.write("#!/bin/sh\n", to: "run me.sh")
    try bench.makeExecutable("run me.sh")
    try bench.makeExecutable("Katas/Toy/BRIEF.md")
    try bench.link("\(Self.room)/Link.swift", to: "App.swift")
    try bench.link("\(Self.room)/LinkSeams.swift", to: "nowhere")
    try bench.write("notes\n", to: "notes.txt")
    try bench.write("log\n", to: "build.log")
    try bench.write("// ignored, yet compiled\n", to: "\(Self.room)/Scratch.swift")
    try bench.write("Scratch.swift\n", to: ".git/info/exclude")
  }

  private func roomFiles() throws -> [String] {
    let listed = try bench.library.fields(
      ["ls-files", "-z", "--cached", "--others", "--", Self.room, "Tests/RefactoredTests/Toy"])
    return listed.filter { bench.exists($0) }
  }

  private func restoreID(_ run: Bench.Run) throws -> String {
    guard let line = run.progress.first(where: { $0.contains("swift run kata restore ") }) else {
      return try #require(try bench.library.savedWork().first).id
    }
    return String(try #require(line.split(separator: " ").last))
  }

  @Test func `nothing of the person's leaks into the stage that is shown`() throws {
    try work()
    bench.kata("stage", "1")
    #expect(
      try roomFiles() == ["App", "LinkSeams", "List", "Model"].map { "\(Self.room)/\($0).swift" })
    #expect(try bench.read("\(Self.room)/App.swift") == "// legacy app\n")
    #expect(try bench.git(["status", "--porcelain"]) == "?? notes.txt\n?? \"run me.sh\"")
  }

  @Test func `untracked files outside the rooms stay where they are, ignored ones too`() throws {
    try work()
    bench.kata("stage", "1")
    #expect(try bench.read("notes.txt") == "notes\n")
    #expect(try bench.read("build.log") == "log\n")
  }

  @Test func `going back to one's own work brings everything back, as it was staged`() throws {
    try work()
    let before = try bench.everything()
    bench.kata("stage", "1")
    let back = bench.kata("stage", "mine")
    #expect(back.code == .success)
    #expect(try bench.everything() == before)
    #expect(try bench.attempts()[0].setAside == nil)
  }

  @Test func `restoring saved work brings everything back from the stage shown`() throws {
    try work()
    let before = try bench.everything()
    let id = try restoreID(bench.kata("stage", "1"))
    #expect(bench.kata("restore", id).code == .success)
    #expect(try bench.everything() == before)
    #expect(try bench.library.branch() == bench.attempts()[0].branch)
  }

  @Test func `it does so from another branch, and saves what is there first`() throws {
    try work()
    let before = try bench.everything()
    let id = try restoreID(bench.kata("stage", "1"))
    try bench.git(["switch", "--quiet", "main"])
    try bench.write("// other\n", to: "\(Self.room)/App.swift")
    try bench.write("// other\n", to: "\(Self.room)/Models/New.swift")
    let other = try bench.everything()

    let restored = bench.kata("restore", id)
    #expect(try bench.everything() == before)

    bench.kata("restore", try restoreID(restored))
    #expect(try bench.everything() == other)
    #expect(try bench.library.branch() == "main")
  }

  @Test func `the plain git command for saved work brings everything back, too`() throws {
    try work()
    let before = try bench.everything()
    bench.kata("stage", "1")
    try bench.shell(try #require(try bench.library.savedWork().first).plainCommand)
    #expect(try bench.everything() == before)
  }

  @Test func `a branch whose name means something to the shell is quoted in what is printed`()
    throws
  {
    try bench.git(["switch", "--quiet", "--create", "feat/ü&x;'y", "main"])
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    let before = try bench.everything()
    let run = bench.kata("stage", "1")
    try bench.shell(try #require(run.progress.first { $0.contains("git restore") }))
    #expect(try bench.everything() == before)
    #expect(try bench.library.branch() == "feat/ü&x;'y")
  }

  @Test func `work saved from a stage that is shown comes back there`() throws {
    bench.kata("stage", "1")
    try bench.write("// tried\n", to: "\(Self.room)/Model.swift")
    let before = try bench.everything()
    let stage = try bench.library.head()
    let id = try restoreID(bench.kata("stage", "mine"))
    #expect(!bench.exists("\(Self.room)/Model.swift"))
    bench.kata("restore", id)
    #expect(try bench.everything() == before)
    #expect(try bench.library.head() == stage)
  }

  @Test func `an edit in the very instant of the last switch is saved, too`() throws {
    let instant = Date(timeIntervalSince1970: 1_000_000_000)
    try bench.git(["config", "core.trustctime", "false"])
    try bench.write("// one\n", to: "\(Self.room)/App.swift")
    try bench.setDate(instant, of: "\(Self.room)/App.swift")
    try bench.commitAll("One")
    try bench.setDate(instant, of: ".git/index")
    try bench.write("// two\n", to: "\(Self.room)/App.swift")
    try bench.setDate(instant, of: "\(Self.room)/App.swift")
    bench.kata("stage", "1")
    bench.kata("stage", "mine")
    #expect(try bench.read("\(Self.room)/App.swift") == "// two\n")
  }

  @Test func `commits made on a stage that is shown are kept, though no branch has them`() throws {
    bench.kata("stage", "1")
    try bench.write("// tried\n", to: "\(Self.room)/Model.swift")
    try bench.commitAll("Try")
    let commit = try bench.library.head()
    let id = try restoreID(bench.kata("stage", "mine"))
    bench.kata("restore", id)
    #expect(try bench.library.head() == commit)
    #expect(bench.kata("stage", "mine").progress.isEmpty)
  }

  @Test func `when the branch has moved on, work comes back on its own commit`() throws {
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    let id = try restoreID(bench.kata("stage", "1"))
    try bench.git(["switch", "--quiet", try bench.attempts()[0].branch])
    try bench.write("// committed\n", to: "\(Self.room)/App.swift")
    try bench.commitAll("Move on")
    let tip = try bench.library.head()

    let mine = bench.kata("stage", "mine")
    #expect(mine.text.contains("has moved on"))
    #expect(try bench.read("\(Self.room)/App.swift") == "// committed\n")

    #expect(bench.kata("restore", id).text.contains("has moved on"))
    #expect(try bench.read("\(Self.room)/App.swift") == "// edited\n")
    #expect(try bench.git(["rev-parse", bench.attempts()[0].branch]) == tip)
  }

  @Test func `edits made after switching back by hand are not replaced by older ones`() throws {
    try bench.write("// set aside\n", to: "\(Self.room)/App.swift")
    bench.kata("stage", "1")
    try bench.git(["switch", "--quiet", try bench.attempts()[0].branch])
    try bench.write("// newer\n", to: "\(Self.room)/App.swift")
    let mine = bench.kata("stage", "mine")
    #expect(mine.text.contains("newer edits"))
    #expect(try bench.read("\(Self.room)/App.swift") == "// newer\n")
    #expect(try bench.attempts()[0].setAside != nil)
  }

  @Test func `notes that stay in place keep what was added while looking around`() throws {
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    try bench.write("one\n", to: "notes.txt")
    bench.kata("stage", "1")
    try bench.write("one\ntwo\n", to: "notes.txt")
    bench.kata("stage", "mine")
    #expect(try bench.read("notes.txt") == "one\ntwo\n")
    #expect(try bench.read("\(Self.room)/App.swift") == "// edited\n")
  }

  @Test func `what stays in place and is saved already is not saved again`() throws {
    try bench.write("notes\n", to: "notes.txt")
    bench.kata("stage", "1")
    bench.kata("stage", "2")
    bench.kata("stage", "mine")
    #expect(try bench.library.savedWork().count == 1)
  }

  @Test func `a clean tree saves nothing`() throws {
    #expect(bench.kata("stage", "2").progress.isEmpty)
    #expect(try bench.library.savedWork().isEmpty)
  }

  @Test func `two pieces of work saved in one second have two names`() throws {
    for text in ["// one\n", "// two\n"] {
      try bench.write(text, to: "\(Self.room)/App.swift")
      bench.kata("stage", "1")
      try bench.git(["switch", "--quiet", try bench.attempts()[0].branch])
    }
    #expect(
      try bench.library.savedWork().map(\.id) == ["2026-06-01-090000-2", "2026-06-01-090000"])
  }

  @Test func `an untracked or ignored file in the way of a stage is saved, not overwritten`() throws
  {
    try bench.git(["switch", "--quiet", "--orphan", "bare"])
    try bench.write("let package = Package(name: \"KataWorkbench\")\n", to: "Package.swift")
    try bench.write("{}", to: "Katas/Toy/x")
    try bench.commitAll("Another history")
    try bench.write("*.md\n", to: ".git/info/exclude")
    try bench.write("mine, ignored\n", to: "Katas/Toy/BRIEF.md")
    try bench.write("mine, a file\n", to: "Tests")
    try bench.write("mine, a folder\n", to: "Sources/Legacy/Toy/App.swift/inside")
    let before = try bench.everything()
    let session = try PracticeSession(bench.context())
    let tree = try WorkingTree(bench.workbench())
    let move = TreeMove(session: session, tree: tree)
    try move.run(to: ["main"]) { _ in try tree.move(to: .branch("main")) }
    #expect(try bench.git(["status", "--porcelain"]) == "")
    bench.kata("restore", try #require(try bench.library.savedWork().first).id)
    #expect(try bench.everything() == before)
  }

  @Test func `restore without a name lists what is saved, and an unknown name is refused`() throws {
    #expect(bench.kata("restore").result == ["Nothing is saved."])
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    bench.kata("stage", "1")
    try bench.write("// tried\n", to: "\(Self.room)/App.swift")
    bench.clock.advance(seconds: 125)
    bench.kata("stage", "2")
    #expect(
      bench.kata("restore").result == [
        "saved just now on stage toy/1-model: "
          + "bring back with swift run kata restore 2026-06-01-090205",
        "saved 2 minutes ago on attempt/toy-2026-06-01-1: "
          + "bring back with swift run kata restore 2026-06-01-090000",
      ])
    #expect(bench.kata("restore", "nope").code == .usage)
  }

  @Test func `work that is there already is not offered as the way back to itself`() throws {
    try work()
    let before = try bench.everything()
    let id = try restoreID(bench.kata("stage", "1"))
    bench.kata("restore", id)
    let again = bench.kata("restore", id)
    #expect(again.progress.isEmpty)
    #expect(try bench.everything() == before)
    #expect(try bench.library.savedWork().count == 1)
  }

  @Test func `work that is here again is not told as missing, in its files or in a commit`() throws
  {
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    try bench.write("// new\n", to: "\(Self.room)/New.swift")
    try bench.git(["add", "\(Self.room)/App.swift"])
    let saved = { bench.kata("status").result.last ?? "" }
    bench.kata("stage", "1")
    #expect(saved().hasPrefix("Saved   saved just now on attempt/"))
    bench.kata("stage", "mine")
    #expect(saved() == "Saved   Nothing that is not here already.")
    #expect(
      bench.kata("restore").result.first?.hasSuffix(": here already, as 2026-06-01-090000") == true)
    try bench.commitAll("Mine")
    try bench.write("// more\n", to: "\(Self.room)/New.swift")
    #expect(saved() == "Saved   Nothing that is not here already.")
    try bench.git(["reset", "--quiet", "--hard", "HEAD^"])
    #expect(saved().hasPrefix("Saved   saved just now on attempt/"))
  }

  @Test func `a file that git was told of only is so again`() throws {
    for name in ["New", "N é w"] {
      try bench.write("// new\n", to: "\(Self.room)/\(name).swift")
    }
    try bench.git(["add", "--intent-to-add", "\(Self.room)"])
    let before = try bench.git(["status", "--porcelain"])
    #expect(before.contains(" A "))
    bench.kata("stage", "1")
    #expect(bench.kata("stage", "mine").code == .success)
    #expect(try bench.git(["status", "--porcelain"]) == before)
  }

  @Test func `what was staged and then taken out of the file is missing as long as it is`() throws {
    try bench.write("// staged\n", to: "\(Self.room)/App.swift")
    try bench.git(["add", "--all"])
    try bench.git(["restore", "--source=HEAD", "--worktree", "\(Self.room)/App.swift"])
    bench.kata("stage", "1")
    bench.kata("stage", "mine")
    try bench.git(["reset", "--quiet"])
    #expect(bench.kata("status").result.last?.hasPrefix("Saved   saved just now") == true)
  }

  @Test func `forgetting takes work off the list and says its commit`() throws {
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    let id = try restoreID(bench.kata("stage", "1"))
    let commit = try #require(try bench.library.commit("refs/kata/saved/\(id)"))
    let run = bench.kata("restore", "--forget", id)
    #expect(
      run.result == ["forgot \(id), from attempt/toy-2026-06-01-1; it was commit \(commit)"])
    #expect(try bench.library.savedWork().isEmpty)
    #expect(try bench.attempts()[0].setAside == nil)
    #expect(bench.kata("restore", "--forget", id).code == .usage)
  }

  @Test func `forgetting all keeps what an attempt under way has set aside`() throws {
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    let id = try restoreID(bench.kata("stage", "1"))
    try bench.write("// tried\n", to: "\(Self.room)/App.swift")
    bench.kata("stage", "2")
    let run = bench.kata("restore", "--forget", "all")
    #expect(run.result.count == 2)
    #expect(run.result.last?.hasPrefix("kept \(id): `swift run kata stage mine`") == true)
    #expect(try bench.library.savedWork().map(\.id) == [id])
  }
}
