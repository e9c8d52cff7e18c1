extension KataCommand {
  static let watch = KataCommand(
    name: "watch", summary: "Check after every save, and show the verdict in place",
    parameters: ["[KATA]"],
    notes: [
      """
      Leave it open beside the editor. The last verdict and its report stay on the screen until the
      next ones are there. Below them: what it is doing, the time, the stage reached and the next
      one, and how many checks of this attempt were green and red.
      """,
      """
      A save while it builds begins the build again; a save while the tests run is checked after
      them. While the clock is paused nothing is checked. `?` shows the keys, and `q` quits.
      """,
    ],
    example: "kata watch reservations"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let kata = try session.kata(named: arguments.positional.first, for: "watch")
    guard let screen = context.openScreen() else {
      throw UserError.usage(
        "kata watch needs a terminal to draw on: without one, `swift run kata check` checks once")
    }
    defer { screen.close() }
    try WatchLoop(
      kata: kata, workbench: session.workbench, context: context, now: session.now, on: screen
    ).run()
    return .success
  }
}
