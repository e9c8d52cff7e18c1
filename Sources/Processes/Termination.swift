/// How a child process ended.
public enum Termination: Equatable, Sendable {
  /// It returned this exit status.
  case exited(Int32)

  /// This signal ended it, as in a crash.
  case signalled(Int32)

  /// Reads the status that `waitpid` stores.
  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  /// Whether the process exited with status 0.
  public var isSuccess: Bool { self == .exited(0) }
}
