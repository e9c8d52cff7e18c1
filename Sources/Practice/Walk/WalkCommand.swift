extension KataCommand {
  /// `kata walk`.
  public static let walk = KataCommand(
    name: "walk", summary: "Tell the reference stage by stage, or your own attempt",
    parameters: ["[KATA|ATTEMPT]"],
    options: [
      CommandOption("--stage", value: "N", summary: "Only one stage of the reference"),
      CommandOption("--mine", summary: "An attempt of yours, commit by commit"),
      CommandOption("--short", summary: "Which files changed, without the patches"),
      CommandOption("--html", value: "FILE", summary: "Write it as one HTML page"),
      CommandOption("--markdown", value: "FILE", summary: "Write it as Markdown"),
    ],
    notes: [
      "With --mine it tells the attempt whose branch is checked out, else the newest; "
        + "ATTEMPT, as `kata history` shows it, picks one, with --mine or without."
    ],
    example: "kata walk reservations --stage 3"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let diff = DiffText(
      git: session.git, isColoured: context.console.style.isColoured,
      isShort: arguments.has("--short"))
    let name = arguments.positional.first
    let output = try WalkOutput(arguments, in: context)
    let isMine = arguments.has("--mine")
    if try isMine || name.map(session.isAttempt) ?? false {
      guard arguments.value(of: "--stage") == nil else {
        let other = isMine ? "--mine" : "the attempt"
        throw UserError.usage("--stage is for the reference: leave it out, or leave \(other) out")
      }
      let attempt = try session.attempt(called: name)
      if let output {
        try output.write(try OwnPage(session: session, attempt: attempt, diff: diff).page())
      } else {
        try Pager(context: context)
          .show(try OwnWalk(session: session, attempt: attempt, diff: diff).text())
      }
      return .success
    }
    let kata = try session.kata(named: name, for: "walk")
    let stage = try arguments.value(of: "--stage").map(kata.stage)
    let walk = ReferenceWalk(session: session, kata: kata, diff: diff)
    if let output {
      try output.write(try ReferencePage(walk: walk).page(only: stage))
      try session.recordLook(at: stage.map { [$0] } ?? kata.manifest.stages, of: kata)
      return .success
    }
    let text = try walk.text(only: stage)
    try session.recordLook(at: stage.map { [$0] } ?? kata.manifest.stages, of: kata)
    var hints = stage == nil ? ["`--stage N` shows one stage"] : []
    if !diff.isShort { hints.append("`--short` leaves the patches out") }
    try Pager(context: context).show(
      text, hint: hints.isEmpty ? nil : hints.joined(separator: ", "))
    return .success
  }
}
