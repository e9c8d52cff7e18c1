import Foundation

/// The person at the terminal.
enum Keyboard {
  /// Waits for a line and returns whether it is a yes: false for a `q`, for the end of the input, and
  /// for Ctrl-C, which then does not end the process.
  static func waitForReturn() -> Bool {
    guard let line = readLineOrInterrupt() else { return false }
    return !["q", "quit"].contains(
      line.trimmingCharacters(in: .whitespacesAndNewlines).lowercased())
  }

  /// The next line; `readLine` would go on waiting after a signal.
  static func readLineOrInterrupt() -> String? {
    var action = sigaction(calling: { _ in })
    var before = sigaction()
    // No SA_RESTART: the read below returns.
    sigaction(SIGINT, &action, &before)
    defer { sigaction(SIGINT, &before, nil) }
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
