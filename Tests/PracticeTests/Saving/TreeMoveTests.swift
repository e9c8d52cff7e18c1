import Foundation
import Testing

@testable import Practice

/// What a person finds when a switch fails or is killed on its way.
@Suite struct TreeMoveTests {
  private let bench: Bench
  private let git: String

  init() throws {
    bench = try Bench()
    git = try #require(Subprocess(environment: bench.environment).find("git"))
    try #require(bench.kata("start", "toy", "--now").code == .success)
  }

  private static let room = "Sources/Refactored/Toy"

  private func work() throws {
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    try bench.delete("\(Self.room)/List.swift")
    try bench.write("// untracked\n", to: "\(Self.room)/Models/New.swift")
    try bench.write("// staged\n", to: "\(Self.room)/Staged.swift")
    try bench.git(["add", "\(Self.room)/Staged.swift"])
    try bench.write("notes\n", to: "notes.txt")
  }

  /// Lets `git switch` do something else, the first time or each time.
  private func replaceSwitch(with script: String, once: Bool) throws {
    let marker = bench.beside("switched").path
    try bench.makeProgram(
      "git",
      script: """
        for last; do :; done
        case "$*" in *" switch "*)
          if [ ! -e '\(marker)' ]; then \(once ? "touch '\(marker)';" : "") \(script)
          fi ;;
        esac
        exec '\(git)' "$@"
        """)
  }

  private static let movesFilesOnly = "git read-tree --reset -u \"$last\"; exit 128;"

  @Test(arguments: [
    "exit 128", movesFilesOnly, "touch .git/index.lock",
    "git checkout \"$last\" -- .; rm Sources/Refactored/Toy/List.swift; exit 128",
  ])
  func `a switch that fails leaves everything as it was`(script: String) throws {
    try work()
    let before = try bench.everything()
    let place = try Place(of: bench.library)
    try replaceSwitch(
      with: "cd '\(bench.root.path)'; \(script.replacing("git ", with: "'\(git)' "))", once: true)
    let run = bench.kata("stage", "2")
    #expect(run.code == .environment)
    #expect(run.error?.hasSuffix("your files are as they were") == true)
    #expect(try bench.everything() == before)
    #expect(try Place(of: bench.library) == place)
    #expect(try bench.attempts()[0].setAside == nil)
    #expect(bench.kata("status").code == .success)
  }

  @Test(arguments: [true, false])
  func `where going back fails, too, the next command says how, and does nothing else`(
    hasWork: Bool
  ) throws {
    if hasWork { try work() }
    let before = try bench.everything()
    let script = Self.movesFilesOnly.replacing("git ", with: "'\(git)' ")
    try replaceSwitch(with: "cd '\(bench.root.path)'; \(script)", once: false)
    #expect(bench.kata("stage", "2").error?.contains("going back fails, too") == true)
    try bench.makeProgram("git", script: "exec '\(git)' \"$@\"")

    let next = try #require(bench.kata("stage", "1").error)
    #expect(next.hasPrefix("a switch stopped halfway"))
    #expect(bench.kata("finish").error == next)
    let command = try #require(next.split(separator: "`").first { $0.contains("restore") })
    let id = String(try #require(command.split(separator: " ").last))
    bench.kata("restore", "--forget", "all")
    #expect(bench.kata("restore", id).code == .success)
    #expect(try bench.everything() == before)
    #expect(try bench.library.branch() == bench.attempts()[0].branch)
    #expect(bench.kata("stage", "1").code == .success)
  }

  @Test func `two commands do not move the files at the same time`() throws {
    let mark = try MoveMark(in: bench.workbench())
    try bench.write("// edited\n", to: "\(Self.room)/App.swift")
    #expect(bench.kata("stage", "1").error?.hasPrefix("another kata command is switching") == true)
    withExtendedLifetime(mark) {}
  }

  @Test func `work that waits on the branch is not replaced by newer edits`() throws {
    try bench.write("// first\n", to: "\(Self.room)/App.swift")
    bench.kata("stage", "1")
    try bench.git(["switch", "--quiet", try bench.attempts()[0].branch])
    try bench.write("// second\n", to: "\(Self.room)/App.swift")
    bench.clock.advance(seconds: 60)
    bench.kata("stage", "1")
    let mine = bench.kata("stage", "mine")
    #expect(try bench.read("\(Self.room)/App.swift") == "// first\n")
    #expect(
      mine.result.last
        == "Newer edits from there are saved, too: `swift run kata restore 2026-06-01-090100`")
    bench.kata("restore", "2026-06-01-090100")
    #expect(try bench.read("\(Self.room)/App.swift") == "// second\n")
  }

  @Test func `line ends come back as they were, whatever the attributes say`() throws {
    try bench.write("* text=auto eol=lf\n*.txt ident\n", to: ".gitattributes")
    try bench.commitAll("Set attributes")
    try bench.write("// legacy list\r\n", to: "\(Self.room)/List.swift")
    try bench.git(["add", "--renormalize", "\(Self.room)/List.swift"])
    try bench.git(["status"])
    try bench.write("// edited\r\n", to: "\(Self.room)/App.swift")
    try bench.write("// new\r\n", to: "\(Self.room)/New.swift")
    try bench.write("$Id: mine $\r\n", to: "\(Self.room)/id.txt")
    let before = try bench.everything()
    bench.kata("stage", "1")
    bench.kata("stage", "mine")
    #expect(try bench.everything() == before)
  }

  @Test func `a staged file comes back as it was, whatever a filter made of it`() throws {
    try bench.git(["config", "filter.strip.clean", "sed s/secret//"])
    try bench.write("*.nb filter=strip\n*.txt text\n", to: ".git/info/attributes")
    try bench.write("my secret\n", to: "notes.nb")
    try bench.write("a\r\n", to: "notes.txt")
    try bench.git(["add", "notes.nb", "notes.txt"])
    let before = try bench.everything()
    bench.kata("stage", "1")
    bench.kata("stage", "mine")
    #expect(try bench.everything() == before)
    #expect(try bench.read("notes.nb") == "my secret\n")
  }

  @Test func `a repository in the room is refused before anything moves`() throws {
    try bench.write("// nested\n", to: "\(Self.room)/Nest/N.swift")
    try bench.git(["init", "--quiet", bench.root.appending(path: "\(Self.room)/Nest").path])
    let run = bench.kata("stage", "1")
    #expect(run.error?.hasPrefix("\(Self.room)/Nest is a git repository of its own") == true)
    #expect(try bench.read("\(Self.room)/Nest/N.swift") == "// nested\n")
  }

  @Test func `a branch that another folder has checked out is named`() throws {
    bench.kata("stage", "1")
    let branch = try bench.attempts()[0].branch
    let other = bench.beside("other").path
    try bench.git(["worktree", "add", "--quiet", other, branch])
    let run = bench.kata("stage", "mine")
    #expect(
      run.error?.hasPrefix("the branch \(branch) is already checked out in \(other): ") == true)
  }

  @Test(arguments: ["--skip-worktree", "--assume-unchanged"])
  func `a file that git is told not to look at stops it`(mark: String) throws {
    try bench.git(["update-index", mark, "\(Self.room)/App.swift"])
    try bench.write("// mine\n", to: "\(Self.room)/App.swift")
    let run = bench.kata("stage", "1")
    #expect(run.error?.hasPrefix("\(Self.room)/App.swift is marked") == true)
    #expect(try bench.read("\(Self.room)/App.swift") == "// mine\n")
  }

  #if !canImport(Darwin)  // whose file system has no such names
    @Test(arguments: [#"'caf\351.swift'"#, #"'e\314\201.swift' '\303\251.swift'"#])
    func `names that would be lost stop it before anything is changed`(names: String) throws {
      try bench.shell(
        "cd \(Self.room) && for n in \(names); do printf x >\"$(printf \"$n\")\"; done")
      let before = try bench.git(["status", "--porcelain"])
      let run = bench.kata("stage", "1")
      #expect(run.error?.contains("rename") == true)
      #expect(try bench.git(["status", "--porcelain"]) == before)
      #expect(try bench.library.branch() == bench.attempts()[0].branch)
    }
  #endif
}
