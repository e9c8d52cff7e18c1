import Terminal

/// The command line tool `kata`: picks a command, runs it, and tells errors in one line.
public struct KataTool: Sendable {
  /// The commands, in the order in which help shows them.
  public let commands: [KataCommand]

  /// A tool with some commands; `help` is always among them.
  public init(commands: [KataCommand] = KataTool.allCommands) {
    self.commands = commands
  }

  /// Runs the command that `words` ask for, and returns what the process ends with.
  public func run(_ words: [String], in context: CommandContext) -> ExitCode {
    do {
      return try dispatch(words, in: context)
    } catch let error as UserError {
      context.console.say(error: error.message)
      return error.exitCode
    } catch {
      context.console.say(error: "\(error)")
      return .environment
    }
  }

  private func dispatch(_ words: [String], in context: CommandContext) throws -> ExitCode {
    let help = HelpText(commands: commands)
    let asksForHelp = words.contains { $0 == "--help" || $0 == "-h" }
    if words.first == "--version" {
      context.console.result(
        "kata has no version: `git log -1` shows the commit that it is built from")
      return .success
    }
    guard let name = words.first(where: { !$0.hasPrefix("-") }) else {
      if let option = words.first, !asksForHelp {
        throw UserError.usage("kata has no option \(option): `kata help` lists the commands")
      }
      context.console.result(help.overview)
      return .success
    }
    if name == "help" {
      let topic = words.first { $0 != "help" && !$0.hasPrefix("-") }
      context.console.result(try topic.map { help.page(for: try find($0)) } ?? help.overview)
      return .success
    }
    let command = try find(name)
    if asksForHelp {
      context.console.result(help.page(for: command))
      return .success
    }
    guard words.first == name else {
      throw UserError.usage("options come after the command; usage: \(command.usage)")
    }
    return try command.run(
      try CommandArguments(Array(words.dropFirst()), for: command), context)
  }

  private func find(_ name: String) throws -> KataCommand {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name) + ["help"]
    let proposal = Nearest.match(for: name.lowercased(), among: names)
    throw UserError.usage(
      "kata has no command \(name): "
        + (proposal.map { "did you mean `kata \($0)`?" } ?? "`kata help` lists them"))
  }
}
