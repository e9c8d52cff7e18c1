import Foundation

/// The terminal as a full screen of its own, left as it was found, also when the process is killed by
/// a signal that can be caught.
@MainActor package final class Terminal {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private let output: Int32

  /// Takes the terminal over; nil when standard input or `output` is none.
  package init?(output: Int32) {
    guard isatty(STDIN_FILENO) == 1, isatty(output) == 1 else { return nil }
    self.output = output
    var settings = termios()
    tcgetattr(STDIN_FILENO, &settings)
    TerminalRestoration.prepare(settings, output: output, sequence: Self.leave)
    cfmakeraw(&settings)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    write(Self.enter)
  }

  /// Gives the terminal back.
  package func close() { TerminalRestoration.restore() }

  /// Width and height in characters.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows lines from the top; what was below them goes.
  func show(_ lines: [String]) {
    let body = lines.map { "\($0)\u{1B}[0m\u{1B}[K" }.joined(separator: "\r\n")
    write("\u{1B}[H\(body)\u{1B}[J")
  }

  /// The bytes typed until `timeout` has passed; none when nothing was, or the window changed.
  func read(timeout: Duration) -> [UInt8] {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(max(0, timeout / .milliseconds(1)))) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    // The end of input is the terminal's end: nobody is there any more.
    return count > 0 ? Array(bytes.prefix(count)) : [UInt8(ascii: "q")]
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
