extension KataCommand {
  static let restore = KataCommand(
    name: "restore", summary: "Bring saved work back, or list what is saved",
    parameters: ["[WORK]"],
    options: [
      CommandOption("--forget", value: "WORK|all", summary: "take work off the list instead")
    ], example: "kata restore 2026-11-30-142515"
  ) { arguments, context in
    let session = try PracticeSession(context, mayBeHalfway: true)
    if let word = arguments.value(of: "--forget") {
      guard arguments.positional.isEmpty else {
        throw UserError.usage("work is either brought back or forgotten: name it once")
      }
      try ForgetWork(session: session).run(word)
    } else if let word = arguments.positional.first {
      try session.restore(try session.savedWork(called: word))
    } else {
      try SavedWorkList(session: session).all().forEach(context.console.result)
    }
    return .success
  }
}

extension PracticeSession {
  fileprivate func restore(_ work: SavedWork) throws {
    let current = try? currentAttempt()
    let tree = try WorkingTree(workbench)
    let place = try tree.place(of: work)
    if case .branch(let name) = place { try tree.checkIsFree(name) }
    try TreeMove(session: self, tree: tree).run(to: [work.parent, work.tree], bringing: work) { _ in
      try tree.move(to: place)
      try tree.restore(work)
    }
    try noteBroughtBack(work)
    console.result("The work of \(work.id) is back, on \(try git.words(for: place)).")
    if place != work.place {
      console.result(
        "\(work.place.words) has moved on since it was saved; this is the commit that it was on.")
    }
    if let line = wayBack(to: current, from: work) { console.result(line) }
  }

  /// Says whose work it is that is shown now, when that is another than the attempt under way.
  private func wayBack(to current: Attempt?, from work: SavedWork) -> String? {
    guard let current, let owner = attempts.first(where: { work.place == .branch($0.branch) }),
      owner.id != current.id
    else { return nil }
    let mine = "swift run kata stage mine"
    let command =
      unfinished.count == 1 ? mine : "\(Place.branch(current.branch).command) && \(mine)"
    return "It is the work of attempt \(owner.id); back to \(current.id): \(command)"
  }
}
