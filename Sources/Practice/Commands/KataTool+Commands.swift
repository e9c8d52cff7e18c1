extension KataTool {
  /// Every command, in the order of a practice run.
  public static let allCommands: [KataCommand] = [
    .list,
    .start,
    .brief,
    .check,
    .watch,
    .smells,
    .status,
    .pause,
    .resume,
    .hint,
    .peek,
    .stage,
    .restore,
    .finish,
    .abandon,
    .history,
    .compare,
    .walk,
    .quiz,
    .tags,
    .audit,
    .doctor,
  ]
}
