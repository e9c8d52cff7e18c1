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
    .stage,
    .restore,
    .finish,
    .walk,
    .tags,
    .audit,
  ]
}
