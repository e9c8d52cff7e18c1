extension KataCommand {
  static let peek = KataCommand(
    name: "peek", summary: "Show what the reference changes in a stage, without leaving your work",
    parameters: ["STAGE"],
    options: [CommandOption("--short", summary: "Which files changed, without the patches")],
    notes: [
      "STAGE is a number or a name, with the kata's before it where several could be meant: "
        + "reservations/3. In an attempt this is noted as a look at the reference."
    ], example: "kata peek 2"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let word = arguments.positional[0]
    let kata = try session.kata(ofStage: word, for: "peek")
    let stage = try kata.stage(word)
    let diff = DiffText(
      git: session.git, isColoured: context.console.style.isColoured,
      isShort: arguments.has("--short"))
    let walk = ReferenceWalk(session: session, kata: kata, diff: diff)
    let title = context.console.style(.bold, "\(kata.name) \(stage.number): \(stage.title)")
    let text = "\(title)\n\n\(try walk.changes(in: stage, commits: try walk.commits()))"
    try session.recordLook(at: [stage], of: kata)
    try Pager(context: context)
      .show(text, hint: diff.isShort ? nil : "`--short` leaves the patches out")
    return .success
  }
}
