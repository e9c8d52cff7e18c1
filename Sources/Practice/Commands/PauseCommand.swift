extension KataCommand {
  static let pause = KataCommand(
    name: "pause", summary: "Stop the attempt's clock for a while",
    notes: ["The time until `swift run kata resume` does not count."], example: "kata pause"
  ) { _, context in
    let session = try PracticeSession(context)
    let attempt = try session.startedAttempt()
    try session.store.update(attempt.id) {
      guard $0.pause(at: session.now()) else {
        throw UserError.usage(
          "the clock of \(attempt.id) is paused already: `swift run kata resume` lets it go on")
      }
    }
    let used = Minutes.text(of: attempt, used: session.secondsUsed(of: attempt))
    context.console.result("The clock stands still: \(used). Go on with: swift run kata resume")
    return .success
  }

  static let resume = KataCommand(
    name: "resume", summary: "Let the attempt's clock go on", example: "kata resume"
  ) { _, context in
    let session = try PracticeSession(context)
    let current = try session.startedAttempt()
    let attempt = try session.store.update(current.id) {
      guard $0.resume(at: session.now()) else {
        throw UserError.usage(
          "the clock of \(current.id) is not paused: `swift run kata pause` stops it for a while")
      }
    }
    let used = Minutes.text(of: attempt, used: session.secondsUsed(of: attempt))
    context.console.result("The clock runs again: \(used).")
    return .success
  }
}
