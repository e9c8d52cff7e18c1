import Foundation

/// SwiftPM's lock on the build folder: while one process holds it, others wait without a limit.
enum BuildLock {
  /// The process that holds the lock of the package at `root`, or nil when it is free.
  static func holder(root: URL) -> String? {
    let descriptor = open(root.appending(path: ".build/.lock").path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // Asking for a shared lock tells whether somebody has the exclusive one; it is given up at once.
    guard flock(descriptor, LOCK_SH | LOCK_NB) == -1, errno == EWOULDBLOCK else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(descriptor, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// One line about who holds the lock and what to do, or nil when it is free.
  static func notice(root: URL) -> String? {
    holder(root: root).map {
      "waiting for another build: process \($0) holds .build; let it finish, or stop it "
        + "with `kill \($0)`"
    }
  }
}
