import Foundation

extension KataCommand {
  static let hint = KataCommand(
    name: "hint", summary: "Show a hint for the next stage, and one more at each call",
    parameters: ["[KATA]"],
    options: [CommandOption("--stage", value: "N", summary: "Hints for another stage")],
    notes: [
      "Each stage has three hints, from a nudge to the answer. They are noted in the attempt, and "
        + "`swift run kata finish` tells them."
    ], example: "kata hint"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let attempt = try session.startedAttempt()
    let kata = try session.workbench.kata(named: arguments.positional.first ?? attempt.kata)
    guard kata.name == attempt.kata else {
      throw UserError.usage(
        "the attempt under way is \(attempt.id), and hints are for that: leave \(kata.commandName) out"
      )
    }
    let stage = try arguments.value(of: "--stage").map(kata.stage) ?? kata.stageAhead(in: attempt)
    try Hint(session: session, kata: kata, attempt: attempt).show(for: stage)
    return .success
  }
}

/// Shows what a stage's notes hint at, a bit more each time.
struct Hint {
  let session: PracticeSession
  let kata: KataFolder
  let attempt: Attempt

  /// What is said after the last hint.
  static let end = "That is all"

  /// Shows the next hint and notes it; when all three were shown, shows them again.
  func show(for stage: Stage) throws {
    let walk = ReferenceWalk(
      session: session, kata: kata,
      diff: DiffText(git: session.git, isColoured: false, isShort: true))
    let hints = try walk.notes(of: stage, at: try session.base(for: kata)).hints
    let known = attempt.hints(for: stage.name)
    let console = session.console
    let title = console.style(.bold, "\(kata.name) \(stage.number): \(stage.title)")
    if known < hints.count {
      try session.store.record(
        .hinted(stage: stage.name, level: known + 1, at: session.now()), in: attempt)
      console.result("\(title), hint \(known + 1) of \(hints.count)")
      show(hints[known])
    } else {
      console.result("\(title), all \(hints.count) hints")
      for (index, hint) in hints.enumerated() { show("\(index + 1). \(hint)") }
    }
    if known + 1 >= hints.count {
      console.result(
        "\(Self.end): `swift run kata peek \(stage.number)` shows the reference's diff.")
    }
  }

  private func show(_ hint: String) {
    TextLines.wrapped(hint, to: 98).forEach { session.console.result("  \($0)") }
  }
}

extension KataFolder {
  /// The first stage that an attempt has not reached.
  fileprivate func stageAhead(in attempt: Attempt) throws -> Stage {
    let reached = attempt.stagesReached
    if let stage = manifest.stages.first(where: { $0.number > 0 && !reached.contains($0.number) }) {
      return stage
    }
    throw UserError.usage("every stage is reached: `--stage N` shows the hints of one")
  }
}
