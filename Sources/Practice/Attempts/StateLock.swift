import Foundation

/// Keeps two commands from changing the state at the same time, as with a check in one terminal and
/// a switch in another. A process that dies gives its lock up.
struct StateLock {
  let directory: URL

  /// Whether no process holds the lock.
  var isFree: Bool {
    let descriptor = open(directory.appending(path: "lock").path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return true }
    defer {
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Does `body` while no other process holds the lock.
  func whileHeld<Value>(_ body: () throws -> Value) throws -> Value {
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let path = directory.appending(path: "lock").path
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw UserError("\(path) cannot be written to: check the folder's permissions")
    }
    defer {
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    while flock(descriptor, LOCK_EX) == -1 && errno == EINTR {}
    return try body()
  }
}
