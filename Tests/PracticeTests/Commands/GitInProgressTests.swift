import Foundation
import Testing

@testable import Practice

/// What `kata` itself says while git is at something, or where another folder has the branch.
@Suite struct GitInProgressTests {
  private let bench: Bench
  private let program: KataProgram

  init() throws {
    bench = try Bench()
    program = KataProgram(bench: bench)
    bench.kata("start", "toy", "--now")
  }

  /// The only line of an error, of each command.
  private func errors(of commands: String..., in folder: String) throws -> [String: String] {
    var errors: [String: String] = [:]
    for command in commands {
      let output = try program.shell("cd \(folder.quotedForShell) && kata \(command)")
      #expect(output.termination == .exited(69))
      #expect(output.text.isEmpty)
      errors[command] = output.errorText.trimmingCharacters(in: .newlines)
    }
    return errors
  }

  private func conflict() throws {
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.commitAll("Mine")
    try bench.git(["branch", "other", "HEAD^"])
    try bench.git(["switch", "--quiet", "other"])
    try bench.write("// theirs\n", to: "Sources/Refactored/Toy/App.swift")
    try bench.commitAll("Theirs")
    try bench.git(["switch", "--quiet", "-"])
  }

  @Test(arguments: ["merge", "rebase"])
  func `in the middle of a merge or a rebase each command says how to get out of it`(
    operation: String
  ) throws {
    try conflict()
    try bench.shell("git -c user.name=P -c user.email=p@x \(operation) other || :")
    let error =
      "error: a git \(operation) is in progress: finish it with `git \(operation) --continue`, or "
      + "leave it with `git \(operation) --abort`"
    let errors = try errors(of: "start toy", "stage 1", "finish", in: bench.root.path)
    #expect(errors["stage 1"] == error)
    #expect(errors["finish"] == error)
    #expect(errors["start toy"]?.hasPrefix("error: attempt toy-2026-06-01-1 is under way") == true)
    #expect(try !bench.attempts()[0].isFinished)
    bench.kata("abandon")
    let start = try program.shell("kata start toy --now")
    #expect(start.errorText == error + "\n")
  }

  @Test func `in a linked worktree each command says where the branch is`() throws {
    let other = bench.beside("other").path
    try bench.git(["worktree", "add", "--quiet", "--detach", other, "main"])
    for (_, error) in try errors(of: "start toy", "stage mine", "finish", in: other) {
      #expect(error.contains("is already checked out in \(bench.root.path): ") == true)
    }
  }
}
