extension KataCommand {
  static let compare = KataCommand(
    name: "compare", summary: "Put your attempt beside the reference, stage by stage",
    parameters: ["[ATTEMPT]"],
    notes: [
      "It tells the attempt whose branch is checked out, else the newest; ATTEMPT, as "
        + "`kata history` shows it, picks another. In an attempt under way it counts as looks at the "
        + "reference."
    ], example: "kata compare"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let attempt = try session.attempt(called: arguments.positional.first)
    guard attempt.startedAt != nil else {
      throw UserError.usage(
        "attempt \(attempt.id) was never started, so there is nothing to compare: `swift run kata "
          + "start \(attempt.kata.lowercased())` begins one")
    }
    let kata = try session.workbench.kata(named: attempt.kata)
    let stages = try Comparison(session: session, attempt: attempt, kata: kata).stages()
    try session.recordLook(at: stages.map(\.stage), of: kata)
    let title = context.console.style(.bold, "\(attempt.kata): your attempt beside the reference")
    let used = Minutes.text(of: attempt, used: session.secondsUsed(of: attempt))
    let text = ComparisonText(
      attempt: attempt, stages: stages, style: context.console.style, width: context.console.width)
    try Pager(context: context).show(
      ([title, context.console.style(.dim, "\(attempt.id), \(used)"), ""] + text.lines())
        .joined(separator: "\n"))
    return .success
  }
}
