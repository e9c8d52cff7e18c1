import Foundation

/// A temporary folder, which disappears with this object. One that a process left behind which was
/// killed disappears with the next.
package final class LockedFolder: Sendable {
  package let url: URL

  /// Holds the lock that says that the process goes on; the system lets go of it however it ends.
  private let lock: Int32

  /// A folder in `place` whose name begins with `prefix`, as do those that it may remove.
  package init(prefix: String, in place: URL, removesForsaken: Bool = true) throws {
    let problem = UserError("\(place.path) cannot be written to: set TMPDIR to a folder that can")
    // One process at a time looks, so that none sees a folder between its making and its locking.
    let guardian = open(place.path, O_RDONLY | O_CLOEXEC)
    guard guardian >= 0 else { throw problem }
    defer { close(guardian) }
    flock(guardian, LOCK_EX)
    if removesForsaken { Self.removeForsaken(prefix, in: place) }
    url = place.appending(path: "\(prefix)\(UUID().uuidString)", directoryHint: .isDirectory)
    guard mkdir(url.path, 0o700) == 0 else { throw problem }
    lock = open(url.path, O_RDONLY | O_CLOEXEC)
    flock(lock, LOCK_EX)
  }

  deinit {
    remove()
    close(lock)
  }

  /// Removes it and what is in it.
  package func remove() {
    // A process that is about to end may write once more.
    for _ in 1...3 where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private static func removeForsaken(_ prefix: String, in place: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = place.appending(path: name, directoryHint: .isDirectory)
      let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
