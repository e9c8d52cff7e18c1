import Foundation
import Synchronization

/// What it takes to give a terminal back and to take it again, kept where a signal handler can reach
/// it.
enum TerminalRestoration {
  /// The alternate screen, without a cursor and without wrapping what is too long.
  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// What ends the process: the wish of somebody, or a crash.
  private static let endings = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]

  // These are written once by `prepare`, before any handler is installed; afterwards they are only
  // read, as a handler may.
  nonisolated(unsafe) private static var found = termios()
  nonisolated(unsafe) private static var raw = termios()
  nonisolated(unsafe) private static var output: Int32 = -1
  nonisolated(unsafe) private static var enter = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)
  nonisolated(unsafe) private static var leave = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 64)

  private static let isPrepared = Atomic(false)
  private static let isWanted = Atomic(false)
  private static let hasTaken = Atomic(false)
  private static let count = Atomic(0)

  /// Whether the terminal is this process's now.
  static var isTaken: Bool { hasTaken.load(ordering: .relaxed) }

  /// How often the terminal was taken: each time it is empty.
  static var entries: Int { count.load(ordering: .relaxed) }

  /// Takes the terminal, and takes it again after a stop, until it is given back.
  static func take(output: Int32) {
    if !isPrepared.exchange(true, ordering: .relaxed) { prepare(output: output) }
    isWanted.store(true, ordering: .relaxed)
    takeOver()
  }

  /// Gives the terminal back for good.
  static func giveBack() {
    isWanted.store(false, ordering: .relaxed)
    restore()
  }

  private static func prepare(output: Int32) {
    self.output = output
    tcgetattr(STDIN_FILENO, &found)
    raw = found
    cfmakeraw(&raw)
    enter = bytes(entering)
    leave = bytes(leaving)
    for signal in endings {
      sigaction(signal, nil, &before[Int(signal)])
      Foundation.signal(signal) { number in
        TerminalRestoration.restore()
        // Whoever was to be told before is told now; without one the process dies of the signal, as
        // who sent it expects.
        sigaction(number, &TerminalRestoration.before[Int(number)], nil)
        raise(number)
      }
    }
    for signal in [SIGTSTP, SIGCONT] { sigaction(signal, nil, &before[Int(signal)]) }
    catchStop()
    signal(SIGCONT) { number in
      TerminalRestoration.catchStop()
      if TerminalRestoration.isWanted.load(ordering: .relaxed) { TerminalRestoration.takeOver() }
      // Whoever was to be told before may have children that stand still.
      let handler = TerminalRestoration.before[Int(number)].handler
      if let handler, unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) {
        handler(number)
      }
    }
  }

  /// Gives the terminal back before a stop, which whoever was to be told before then brings about;
  /// without one it is the system.
  private static func catchStop() {
    signal(SIGTSTP) { number in
      TerminalRestoration.restore()
      sigaction(number, &TerminalRestoration.before[Int(number)], nil)
      raise(number)
    }
  }

  /// Only calls that a signal handler may make.
  private static func takeOver() {
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    write(output, enter.baseAddress, enter.count)
    hasTaken.store(true, ordering: .relaxed)
    count.add(1, ordering: .relaxed)
  }

  /// Only calls that a signal handler may make.
  private static func restore() {
    guard hasTaken.exchange(false, ordering: .relaxed) else { return }
    write(output, leave.baseAddress, leave.count)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &found)
  }

  private static func bytes(_ text: String) -> UnsafeMutableBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    return bytes
  }
}

/// The two systems name the handler differently.
extension sigaction {
  fileprivate var handler: (@convention(c) (Int32) -> Void)? {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler
    #else
      __sigaction_handler.sa_handler
    #endif
  }
}
