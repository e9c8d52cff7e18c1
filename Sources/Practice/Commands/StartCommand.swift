extension KataCommand {
  static let start = KataCommand(
    name: "start", summary: "Begin a timed attempt at a kata", parameters: ["KATA"],
    options: [
      CommandOption("--now", summary: "start the clock without waiting for Return"),
      CommandOption("--minutes", value: "N", summary: "how long the attempt is meant to take"),
    ], example: "kata start reservations"
  ) { arguments, context in
    let minutes = try arguments.number("--minutes", in: Attempt.possibleMinutes)
    return try Start(
      session: try PracticeSession(context), minutes: minutes, startsNow: arguments.has("--now")
    ).run(arguments.positional[0])
  }
}
