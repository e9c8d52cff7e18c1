import Foundation

/// What `kata help` prints.
struct HelpText {
  let commands: [KataCommand]

  var overview: String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map {
      "  \($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)"
    }
    return """
      Timed refactoring practice.

      usage: swift run kata COMMAND

      \(rows.joined(separator: "\n"))

      `swift run kata help COMMAND` shows what a command takes.
      A practice run starts with `swift run kata start reservations`.
      """
  }

  func page(for command: KataCommand) -> String {
    let width = command.options.map(\.usage.count).max() ?? 0
    let options = command.options.map {
      "  \($0.usage.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)"
    }
    let sections =
      [
        "\(command.summary).", "usage: swift run \(command.usage)",
        options.joined(separator: "\n"),
      ] + command.notes + ["example: swift run \(command.example)"]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
