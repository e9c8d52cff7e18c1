import Foundation

/// What it takes to give a terminal back, kept where a signal handler can reach it.
enum TerminalRestoration {
  // Written once by `prepare`, before any handler is installed; afterwards only read, as a handler may.
  nonisolated(unsafe) private static var settings = termios()
  nonisolated(unsafe) private static var output: Int32 = -1
  nonisolated(unsafe) private static var sequence: UnsafeMutableBufferPointer<UInt8>?

  static func prepare(_ settings: termios, output: Int32, sequence: String) {
    self.settings = settings
    self.output = output
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sequence.utf8.count)
    _ = bytes.initialize(from: sequence.utf8)
    self.sequence = bytes
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      Foundation.signal(signal) { number in
        TerminalRestoration.restore()
        // The process then dies of the signal, as who sent it expects.
        Foundation.signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Only calls that a signal handler may make.
  static func restore() {
    guard let sequence else { return }
    write(output, sequence.baseAddress, sequence.count)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }
}
