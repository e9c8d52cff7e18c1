import Foundation

/// The terminal as a full screen of its own, left as it was found, also when the process is stopped,
/// crashes, or is killed by a signal that can be caught.
package final class FullScreen {
  private struct Frame: Equatable {
    let lines: [String]
    let columns: Int
    let rows: Int
    let entries: Int
  }

  private let output: Int32
  private var shown: Frame?

  /// Takes the terminal over; nil when standard input or `output` is none.
  package init?(output: Int32) {
    guard isatty(STDIN_FILENO) == 1, isatty(output) == 1 else { return nil }
    self.output = output
    TerminalRestoration.take(output: output)
  }

  /// Gives the terminal back.
  package func close() { TerminalRestoration.giveBack() }

  /// Width and height in characters.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// How wide the window of a terminal is; nil for what is none, or does not tell.
  package static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Shows lines from the top; what was below them goes. What is shown already is not drawn again.
  package func show(_ lines: [String]) {
    let (columns, rows) = size
    let frame = Frame(
      lines: lines, columns: columns, rows: rows, entries: TerminalRestoration.entries)
    guard frame != shown, TerminalRestoration.isTaken else { return }
    shown = frame
    write(Self.drawing(of: lines, rows: rows))
  }

  /// Each line is emptied before it is written: a line as wide as the window leaves the cursor on its
  /// last character.
  static func drawing(of lines: [String], rows: Int) -> String {
    let body = lines.map { "\u{1B}[K\($0)\u{1B}[0m" }.joined(separator: "\r\n")
    return "\u{1B}[H\(body)" + (lines.count < rows ? "\r\n\u{1B}[J" : "")
  }

  /// The bytes typed until `timeout` has passed or another thread calls; Ctrl-Z is not among them: it
  /// stops the process, as elsewhere.
  package func read(timeout: Duration, orUntil wakeup: Wakeup? = nil) -> [UInt8] {
    var requests = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    if let wakeup {
      requests.append(pollfd(fd: wakeup.descriptor, events: Int16(POLLIN), revents: 0))
    }
    // Rounded up: the last part of a millisecond would be spent asking again and again.
    let wait = Int32(max(0, (timeout / .milliseconds(1)).rounded(.up)))
    guard poll(&requests, nfds_t(requests.count), wait) > 0 else { return [] }
    wakeup?.clear()
    guard requests[0].revents != 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    // The end of input is the terminal's end: nobody is there any more.
    guard count > 0 else { return count < 0 && errno == EINTR ? [] : [Self.endOfInput] }
    bytes = Array(bytes.prefix(count))
    if bytes.contains(Self.stop) { kill(0, SIGTSTP) }
    return bytes.filter { $0 != Self.stop }
  }

  private static let endOfInput: UInt8 = 0x04
  private static let stop: UInt8 = 0x1A

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
