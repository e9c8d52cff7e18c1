extension KataCommand {
  static let status = KataCommand(
    name: "status", summary: "Show the clock, where you stand and what was proven",
    options: [JSONText.option("it")], example: "kata status"
  ) { arguments, context in
    let session = try PracticeSession(context)
    guard !arguments.has("--json") else {
      context.console.result(try JSONText.of(try StatusJSON(session)))
      return .success
    }
    if let attempt = try session.currentAttempt() {
      try session.show(AttemptReport(attempt: attempt, session: session))
    } else {
      context.console.result("No attempt is under way: `swift run kata start KATA` begins one.")
    }
    context.console.result("Tree    \(try session.standing())")
    for (number, line) in try SavedWorkList(session: session).missing(limit: 3).enumerated() {
      context.console.result((number == 0 ? "Saved   " : "        ") + line)
    }
    return .success
  }
}

extension PracticeSession {
  fileprivate func show(_ report: AttemptReport) throws {
    let attempt = report.attempt
    let pause = ", and the clock is paused: swift run kata resume"
    let used = secondsUsed(of: attempt)
    console.result("Kata    \(attempt.kata), attempt \(attempt.id)")
    console.result(
      attempt.isPrepared
        ? "Time    not started: swift run kata start \(attempt.kata.lowercased())"
        : "Time    \(Minutes.text(of: attempt, used: used))\(attempt.isPaused ? pause : "")")
    console.result("Proven  \(try report.proof())")
    console.result("Work    \(try report.commits())")
    for (name, facts) in [
      ("Reached", report.splits()), ("Hints", report.hints()), ("Looked", report.looks()),
    ] {
      report.lines(name, facts).forEach(console.result)
    }
  }

  /// Where the working tree stands.
  fileprivate func standing() throws -> String {
    if let branch {
      let isOwn = attempts.contains { $0.branch == branch }
      return isOwn ? "your own work, \(branch)" : "the branch \(branch)"
    }
    guard let stage = try stageShown() else { return "\(try placeInWords()), on no branch" }
    return "reference stage \(stage.tag), back with: swift run kata stage mine"
  }
}
