/// An error that is told to the person as one line, which names the thing and the fix.
public struct UserError: Error, Equatable, Sendable {
  /// One line: what is wrong, then what to do about it.
  public let message: String

  /// What the process ends with.
  public let exitCode: ExitCode

  /// An error with one line and the code that the process ends with.
  public init(_ message: String, exitCode: ExitCode = .environment) {
    self.message = message
    self.exitCode = exitCode
  }

  /// A wrong command line.
  public static func usage(_ message: String) -> UserError {
    UserError(message, exitCode: .usage)
  }
}
