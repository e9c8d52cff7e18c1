extension KataCommand {
  static let finish = KataCommand(
    name: "finish", summary: "Stop the clock and sum the attempt up",
    options: [CommandOption("--now", summary: "Do not ask about the checklist")],
    notes: [
      "It ticks what the record proves of CHECKLIST.md and asks for the rest; the answers are kept."
    ], example: "kata finish"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let current = try session.startedAttempt(
      otherwise: "`swift run kata list` shows those that are finished")
    try session.checkShowsOwnWork(of: current)
    let attempt = try session.store.update(current.id) {
      let now = session.now()
      $0.resume(at: now)
      $0.finishedAt = now
    }
    let report = AttemptReport(attempt: attempt, session: session)
    let used = session.secondsUsed(of: attempt)
    let figures = AttemptFigures(attempt, used: used)
    let title = context.console.style(.bold, "\(attempt.kata) is finished.")
    context.console.result(title)
    context.console.result("Time    \(Minutes.text(of: attempt, used: used))")
    context.console.result("Proven  \(try report.proof())")
    context.console.result("Work    \(try report.commits())")
    if let checks = figures.checksInWords { context.console.result("Checks  \(checks)") }
    if let steps = figures.stepsInWords { context.console.result("Steps   \(steps)") }
    if let advice = figures.advice { context.console.result("        \(advice)") }
    let looks = report.looks()
    for (name, facts) in [
      ("Reached", report.splits()), ("Hints", report.hints()),
      ("Looked", looks.isEmpty ? ["at no stage of the reference"] : looks),
    ] {
      report.lines(name, facts).forEach(context.console.result)
    }
    if let outside = report.outside() { context.console.result("Outside \(outside)") }
    if let back = try report.wayBack() { context.console.result("Back    \(back)") }
    context.console.result("Next    swift run kata compare")
    try session.goThroughChecklist(of: attempt, isAsking: !arguments.has("--now"))
    return .success
  }
}

extension PracticeSession {
  /// What is summed up has to be what the person sees, as long as there still is such a branch.
  fileprivate func checkShowsOwnWork(of attempt: Attempt) throws {
    let tree = try WorkingTree(workbench)
    try tree.checkNoOperation()
    guard branch != attempt.branch else {
      if let ref = attempt.setAside, try git.commit(ref) != nil {
        warn(
          "the work that was set aside is not in these files: `swift run kata stage mine` brings it "
            + "back")
      }
      return
    }
    guard try git.commit("refs/heads/\(attempt.branch)") != nil else { return }
    try tree.checkIsFree(attempt.branch)
    throw UserError.usage(
      "you are on \(try placeInWords()), not on your own work: `swift run kata stage mine` first")
  }
}
