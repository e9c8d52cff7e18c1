/// What a command's end says to the shell; 1 is left to SwiftPM.
public enum ExitCode: Int32, Sendable {
  /// The command did what it was asked; after a check, behaviour is preserved.
  case preserved = 0

  /// The refactored code behaves differently.
  case behaviourChanged = 10

  /// The code does not compile.
  case doesNotBuild = 11

  /// Nothing could be asserted: nondeterministic, invalid, or crashed.
  case noValidVerdict = 12

  /// Behaviour is preserved, and a unit test of the room fails.
  case unitTestsFail = 13

  /// The command line is wrong.
  case usage = 64

  /// Something outside the code is in the way, such as a missing tool or a damaged file.
  case environment = 69

  /// The code for success, under the name that commands without a verdict use.
  public static let success = ExitCode.preserved
}
