import Foundation

/// Ends a wait for keys from another thread.
package final class Wakeup: Sendable {
  let descriptor: Int32
  private let entrance: Int32

  /// Nil when the process has too many files open.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, entrance) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(entrance)
  }

  /// Wakes whoever waits, or else the next who does.
  package func call() {
    var byte: UInt8 = 0
    // A pipe that is full has woken somebody already.
    _ = write(entrance, &byte, 1)
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
