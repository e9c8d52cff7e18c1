import Foundation

extension KataCommand {
  static let brief = KataCommand(
    name: "brief", summary: "Show a kata's brief again", parameters: ["[KATA]"],
    example: "kata brief reservations"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let kata = try session.kata(named: arguments.positional.first, for: "brief")
    let current = try? session.currentAttempt()
    let minutes = current?.kata == kata.name ? current?.minutes : nil
    try Pager(context: context)
      .show(
        try kata.brief(minutes: minutes ?? kata.manifest.minutes, width: context.console.width))
    return .success
  }
}

extension KataFolder {
  /// What a person reads first, without empty lines around it, and the time for it. It is written for
  /// 80 columns; in a window with fewer it is broken anew.
  func brief(minutes: Int, width: Int) throws -> String {
    let file = folder.appending(path: "BRIEF.md")
    guard let brief = try? String(contentsOf: file, encoding: .utf8) else {
      throw UserError("\(paths.brief) cannot be read: `git restore \(paths.brief)`")
    }
    let text =
      "\(brief.trimmingCharacters(in: .newlines))\n\nYou have \(plural(minutes, "minute"))."
    return width < 80 ? NarrowMarkdown.wrapped(text, to: width) : text
  }
}
