import Foundation
import Synchronization

/// What the keys of `kata watch` do to the attempt.
struct WatchDeeds {
  let pause: () throws -> Void
  let resume: () throws -> Void

  /// Takes the next hint, and returns it.
  let hint: () throws -> [String]

  init(kata: KataFolder, context: CommandContext) {
    let change = { (change: (inout Attempt, Date) -> Void) in
      let session = try PracticeSession(context.silent)
      guard let attempt = session.watchedAttempt(at: kata) else { return }
      try session.store.update(attempt.id) { change(&$0, session.now()) }
    }
    pause = { try change { $0.pause(at: $1) } }
    resume = { try change { $0.resume(at: $1) } }
    hint = {
      let lines = Mutex<[String]>([])
      var context = context
      context.console = Console(
        result: { line in lines.withLock { $0.append(line) } }, progress: { _ in },
        style: context.console.style)
      let words = try CommandArguments([kata.commandName], for: .hint)
      _ = try KataCommand.hint.run(words, context)
      return lines.withLock { $0 }
    }
  }
}

extension CommandContext {
  /// The same, where nothing that is written is seen.
  var silent: CommandContext {
    var copy = self
    copy.console = Console(result: { _ in }, progress: { _ in })
    return copy
  }
}
