extension KataCommand {
  static let abandon = KataCommand(
    name: "abandon", summary: "End the attempt without summing it up",
    notes: [
      "Its branch and its record stay, and `swift run kata history` tells that it was abandoned."
    ],
    example: "kata abandon"
  ) { _, context in
    let session = try PracticeSession(context)
    guard let current = try session.currentAttempt() else {
      throw UserError.usage(
        "no attempt is under way: `swift run kata history` shows those that have ended")
    }
    let attempt = try session.store.update(current.id) {
      let now = session.now()
      $0.resume(at: now)
      $0.finishedAt = now
      $0.abandonedAt = now
    }
    let used = Minutes.text(session.secondsUsed(of: attempt))
    context.console.result(
      "\(attempt.id) is abandoned after \(used); its branch \(attempt.branch) stays.")
    let report = AttemptReport(attempt: attempt, session: session)
    if let back = try report.wayBack() { context.console.result("Back    \(back)") }
    return .success
  }
}
