extension KataCommand {
  static let finish = KataCommand(
    name: "finish", summary: "Stop the clock and sum the attempt up", example: "kata finish"
  ) { _, context in
    let session = try PracticeSession(context)
    guard let current = try session.currentAttempt() else {
      throw UserError.usage(
        "no attempt is under way: `swift run kata list` shows those that are finished")
    }
    guard !current.isPrepared else {
      throw UserError.usage(
        "attempt \(current.id) has not been started: `swift run kata start "
          + "\(current.kata.lowercased())` starts its clock")
    }
    let attempt = try session.store.update(current.id) { $0.finishedAt = context.now() }
    let report = AttemptReport(attempt: attempt, session: session)
    let used = attempt.secondsUsed(at: context.now())
    let title = context.console.style(.bold, "\(attempt.kata) is finished.")
    context.console.result(title)
    context.console.result("Time    \(Minutes.text(of: attempt, used: used))")
    context.console.result("Proven  \(try report.proof())")
    context.console.result("Work    \(try report.commits())")
    let looks = report.looks()
    context.console.result(
      "Looked  \(looks.isEmpty ? "at no stage of the reference" : looks.joined(separator: ", "))")
    context.console.result("Next    swift run kata walk \(attempt.kata.lowercased())")
    return .success
  }
}
