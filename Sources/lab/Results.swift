import Foundation

/// Where a command's results go: standard output, which is the results' alone. What the code under
/// test writes there by other ways than `print` goes to standard error instead.
enum Results {
  /// What standard output was when the command began.
  static let descriptor = dup(STDOUT_FILENO)
  private static let file = FileHandle(fileDescriptor: descriptor)

  /// Parts the two; to be called once, before any code under test runs.
  static func claimStandardOutput() {
    _ = file
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// How many characters a line of the terminal has; 0 where the results go elsewhere.
  static var terminalWidth: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return 0 }
    return Int(size.ws_col)
  }

  /// Says how a command gets on, on standard error.
  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  static func print(_ text: String) { try? file.write(contentsOf: Data((text + "\n").utf8)) }
}
