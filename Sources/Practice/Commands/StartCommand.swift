extension KataCommand {
  static let start = KataCommand(
    name: "start", summary: "Begin a timed attempt at a kata", parameters: ["KATA"],
    options: [
      CommandOption("--now", summary: "start the clock without waiting for Return"),
      CommandOption("--minutes", value: "N", summary: "how long the attempt is meant to take"),
    ],
    notes: [
      "It makes a branch for the attempt, attempt/KATA-DAY-NUMBER, shows the brief, and builds, which "
        + "takes some minutes the first time. The clock runs from Return on.",
      "Without --minutes it is the kata's own time, as `kata list` shows it: 60 for reservations.",
    ], example: "kata start reservations"
  ) { arguments, context in
    let minutes = try arguments.number("--minutes", in: Attempt.possibleMinutes)
    return try Start(
      session: try PracticeSession(context), minutes: minutes, startsNow: arguments.has("--now")
    ).run(arguments.positional[0])
  }
}
