import Catalog
import Foundation
import Harness
import Processes
import Terminal

/// The command `lab`: what runs the katas themselves.
@main @MainActor struct Lab {
  private static let commands: [any LabCommand.Type] = [
    TraceCommand.self, PlayCommand.self, ApproveCommand.self, DigestCommand.self, BenchCommand.self,
    FuzzCommand.self, MutantsCommand.self,
  ]

  static func main() {
    Results.claimStandardOutput()
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let problem as UsageProblem {
      fail("error: \(problem.message)", 64)
    } catch let problem as UserError {
      fail("error: \(problem.message)", problem.exitCode.rawValue)
    } catch {
      fail("error: \(error)", 69)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard let name = arguments.first, !["help", "--help", "-h"].contains(name) else {
      return Results.print(help)
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map { $0.name }
      let proposal = Nearest.match(for: name.lowercased(), among: names + ["help"])
      throw UsageProblem(
        "lab has no command \(name): "
          + (proposal.map { "did you mean `lab \($0)`?" }
            ?? "there are: \(names.joined(separator: ", "))"))
    }
    let rest = Array(arguments.dropFirst())
    guard !rest.contains("--help"), !rest.contains("-h") else { return Results.print(command.help) }
    // What an app would miss in every run is said once, and by those commands, too, which only count.
    try DocumentsFolder.tryOut()
    try command.run(rest)
  }

  private static var help: String {
    "usage: swift run lab COMMAND …\n\n" + commands.map { $0.help }.joined(separator: "\n\n")
  }

  private static func fail(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
