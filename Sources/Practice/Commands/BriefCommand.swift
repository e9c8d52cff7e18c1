import Foundation

extension KataCommand {
  static let brief = KataCommand(
    name: "brief", summary: "Show a kata's brief again", parameters: ["[KATA]"],
    example: "kata brief reservations"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let kata = try session.kata(named: arguments.positional.first, for: "brief")
    try Pager(context: context).show(try kata.brief())
    return .success
  }
}

extension KataFolder {
  /// What a person reads first, without empty lines around it.
  func brief() throws -> String {
    let file = folder.appending(path: "BRIEF.md")
    guard let brief = try? String(contentsOf: file, encoding: .utf8) else {
      throw UserError("\(paths.brief) cannot be read: `git restore \(paths.brief)`")
    }
    return brief.trimmingCharacters(in: .newlines)
  }
}
