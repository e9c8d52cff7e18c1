extension KataCommand {
  static let stage = KataCommand(
    name: "stage", summary: "Show a stage of the reference solution, or go back to your own work",
    parameters: ["STAGE|mine"],
    notes: [
      "STAGE is a number, a name or a part of one: 3, view-model, view. A kata's name before it, as in "
        + "reservations/3, is needed where several katas could be meant.",
      "Your work is saved first, and `swift run kata stage mine` brings it back.",
    ], example: "kata stage 2"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let tree = try WorkingTree(session.workbench)
    let word = arguments.positional[0]
    if word.lowercased() == "mine" {
      try OwnWork(session: session, tree: tree).show()
    } else {
      try StageView(session: session, tree: tree).show(word)
    }
    return .success
  }
}
