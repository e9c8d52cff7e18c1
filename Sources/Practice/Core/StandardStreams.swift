import Foundation

/// The three streams that a process is given by whoever starts it.
public enum StandardStreams {
  /// Puts `/dev/null` in the place of those that are closed, which else the next files would take that
  /// are opened.
  public static func openClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes a line of the result. A reader who has gone, as `head` does, ends the process quietly, and
  /// a full disk does with a word.
  static func writeResult(_ line: String) {
    switch write(line, to: STDOUT_FILENO) {
    case 0: break
    case EPIPE: exit(128 + SIGPIPE)
    case let problem:
      writeProgress(
        "error: the result cannot be written to standard output: "
          + String(cString: strerror(problem)).lowercased())
      exit(ExitCode.environment.rawValue)
    }
  }

  /// Writes a line that is no part of the result; where it cannot be read the command goes on.
  static func writeProgress(_ line: String) { _ = write(line, to: STDERR_FILENO) }

  /// Writes a line and returns 0, or the number of the error.
  private static func write(_ line: String, to descriptor: Int32) -> Int32 {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
