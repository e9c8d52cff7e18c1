import Foundation
import Synchronization
import Testing

@testable import Practice

/// A small workbench of its own in a temporary folder, with one kata, Toy, of three stages. Its path
/// has a space and a letter that is not ASCII, there is no HOME and no git identity.
final class Bench: Sendable {
  let root: URL
  let clock = TestClock()
  private let parent: URL

  /// Makes the workbench with one commit on `main`.
  convenience init() throws {
    try self.init(files: try BenchHistory.files.get())
  }

  /// Makes the workbench with the files that a commit left in `.git`, or none of those yet.
  init(files: [String: Data]) throws {
    parent = Self.fastFolder
      .appending(path: "kata tests é \(UUID().uuidString)", directoryHint: .isDirectory)
    root = parent.appending(path: "werk bänk", directoryHint: .isDirectory)
    for (path, text) in ToyKata.files { try write(Data(text.utf8), to: path) }
    try link("Sources/Legacy/Toy/LinkSeams.swift", to: "../../Simulation/LinkSeams.swift")
    try link("Sources/Refactored/Toy/LinkSeams.swift", to: "../../Simulation/LinkSeams.swift")
    for (path, data) in files { try write(data, to: path) }
    try makeProgram("swift", script: "echo 'Swift version 6.3'")
  }

  deinit { try? FileManager.default.removeItem(at: parent) }

  /// Memory where there is a folder for that: git writes and deletes hundreds of small files for one
  /// test, which many a disk takes longer for than git does.
  private static var fastFolder: URL {
    let memory = "/dev/shm"
    return access(memory, W_OK) == 0
      ? URL(filePath: memory, directoryHint: .isDirectory) : FileManager.default.temporaryDirectory
  }

  /// The variables that commands see.
  var environment: [String: String] {
    [
      "PATH": "\(programs.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
  }

  private var programs: URL { beside("bin") }

  /// Puts a program of its own before those on PATH; `swift` stands in for the real one from the
  /// start, since there is nothing to build.
  func makeProgram(_ name: String, script: String) throws {
    // A shell writes it: what this process had open for writing, another test's child could hold
    // open for a moment, and then it could not be started.
    let file = programs.appending(path: name).path
    try shell(
      "mkdir -p '\(programs.path)' && cat >'\(file)' && chmod +x '\(file)'",
      input: "#!/bin/sh\n\(script)\n")
  }

  /// Runs a line of shell in the workbench.
  func shell(_ line: String, input: String = "") throws {
    let runner = Subprocess(environment: environment)
    let output = try runner.run("sh", ["-c", line], in: root, input: Data(input.utf8))
    try #require(output.termination.isSuccess, "\(line): \(output.errorText)")
  }

  /// A folder beside the workbench, which goes away with it.
  func beside(_ name: String) -> URL { parent.appending(path: name, directoryHint: .isDirectory) }

  /// Runs `kata` with some words, in the workbench or in another folder.
  @discardableResult
  func kata(
    _ words: String..., in folder: URL? = nil, adding variables: [String: String] = [:],
    waitForReturn: (@Sendable () -> Bool)? = nil
  ) -> Run {
    kata(words, in: folder, adding: variables, waitForReturn: waitForReturn)
  }

  /// The same for words that are not written out.
  @discardableResult
  func kata(
    _ words: [String], in folder: URL? = nil, adding variables: [String: String] = [:],
    waitForReturn: (@Sendable () -> Bool)? = nil
  ) -> Run {
    let lines = Mutex<Run>(Run())
    let code = KataTool().run(
      words,
      in: context(
        console: Console(
          result: { line in lines.withLock { $0.result.append(line) } },
          progress: { line in lines.withLock { $0.progress.append(line) } }),
        in: folder, adding: variables, waitForReturn: waitForReturn))
    return lines.withLock {
      $0.code = code
      return $0
    }
  }

  /// The world that commands run in.
  func context(
    console: Console = Console(result: { _ in }, progress: { _ in }), in folder: URL? = nil,
    adding variables: [String: String] = [:], waitForReturn: (@Sendable () -> Bool)? = nil
  ) -> CommandContext {
    var context = CommandContext(
      console: console, directory: folder ?? root,
      environment: environment.merging(variables) { $1 }, now: { [clock] in clock.now },
      waitForReturn: waitForReturn)
    context.uptime = { [clock] in clock.uptime }
    return context
  }

  /// What a command wrote, and what it ended with.
  struct Run {
    var code = ExitCode.success
    var result: [String] = []
    var progress: [String] = []

    /// All of standard output.
    var text: String { result.joined(separator: "\n") }

    /// The error, when there was one, which must be a single line.
    var error: String? {
      guard let last = progress.last, last.hasPrefix("error: "), !last.contains("\n") else {
        return nil
      }
      return String(last.dropFirst("error: ".count))
    }
  }

  /// Runs plain git as a person with an identity would.
  @discardableResult
  func git(_ words: [String], in folder: URL? = nil) throws -> String {
    let person = [
      "GIT_AUTHOR_NAME": "Person", "GIT_AUTHOR_EMAIL": "person@example.org",
      "GIT_COMMITTER_NAME": "Person", "GIT_COMMITTER_EMAIL": "person@example.org",
      "GIT_AUTHOR_DATE": "@1750000000 +0000", "GIT_COMMITTER_DATE": "@1750000000 +0000",
    ]
    let runner = Subprocess(environment: environment.merging(person) { $1 })
    let output = try runner.run("git", ["-C", (folder ?? root).path] + words)
    try #require(output.termination.isSuccess, "git \(words): \(output.errorText)")
    return output.text.trimmingCharacters(in: .newlines)
  }

  /// Commits everything.
  func commitAll(_ subject: String) throws {
    try git(["add", "--all"])
    try git(["commit", "--quiet", "--message", subject])
  }

  /// Puts the reference that the files now are into the toy's `kata.json`.
  func recordReference() throws {
    let id = try OverlayTree(of: KataPaths(name: "Toy"), git: library).idOfWorkingTree()
    let file = "Katas/Toy/kata.json"
    try write(
      try read(file).replacing(/"reference": "[^"]*"/, with: "\"reference\": \"\(id)\""), to: file)
  }

  /// The library's own git.
  var library: Git { Git(directory: root, environment: environment) }

  /// The library's workbench.
  func workbench() throws -> Workbench { try Workbench(around: root, environment: environment) }

  /// The toy's attempts.
  func attempts() throws -> [Attempt] { try workbench().attempts.load().attempts }
}
