extension KataCommand {
  static let stage = KataCommand(
    name: "stage", summary: "Show a stage of the reference solution, or go back to your own work",
    parameters: ["STAGE|mine"], example: "kata stage 2"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let tree = try WorkingTree(session.workbench)
    try tree.checkNothingInProgress()
    let word = arguments.positional[0]
    if word.lowercased() == "mine" {
      try OwnWork(session: session, tree: tree).show()
    } else {
      try StageView(session: session, tree: tree).show(word)
    }
    return .success
  }
}
