/// One of the commands of `kata`.
public struct KataCommand: Sendable {
  /// What a person types after `kata`.
  public let name: String

  /// What it does, in one line.
  public let summary: String

  /// Its positional arguments, as help shows them: `KATA`, or `[KATA]` when it can be left out.
  public let parameters: [String]

  /// Its options.
  public let options: [CommandOption]

  /// What else is good to know, a paragraph each.
  public let notes: [String]

  /// A command line that shows a typical use.
  public let example: String

  /// Does the work.
  public let run: @Sendable (CommandArguments, CommandContext) throws -> ExitCode

  /// A command with everything that its help shows.
  public init(
    name: String, summary: String, parameters: [String] = [], options: [CommandOption] = [],
    notes: [String] = [], example: String,
    run: @escaping @Sendable (CommandArguments, CommandContext) throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.options = options
    self.notes = notes
    self.example = example
    self.run = run
  }

  /// The shape of its command line.
  public var usage: String {
    (["kata", name] + parameters + options.map { "[\($0.usage)]" }).joined(separator: " ")
  }
}
