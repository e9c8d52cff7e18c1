import Foundation
import Processes

/// The temporary folders of a run, one a worker, in a folder that disappears with the run. One that a
/// run left behind which was killed disappears with the next.
public final class ScratchFolders: Sendable {
  private static let prefix = "kata-mutants-"

  /// What the folders are in.
  let parent: URL

  /// Holds the lock that says that the run goes on; the system lets go of it however the run ends.
  private let lock: Int32

  /// Folders beside which those of a dead run are removed.
  public init(beside place: URL = FileManager.default.temporaryDirectory) throws {
    let problem = UserError("\(place.path) cannot be written to: set TMPDIR to a folder that can")
    // One run at a time looks, so that none sees a folder between its making and its locking.
    let guardian = open(place.path, O_RDONLY | O_CLOEXEC)
    guard guardian >= 0 else { throw problem }
    defer { close(guardian) }
    flock(guardian, LOCK_EX)
    Self.removeForsaken(in: place)
    parent = place.appending(
      path: "\(Self.prefix)\(UUID().uuidString)", directoryHint: .isDirectory)
    guard mkdir(parent.path, 0o700) == 0 else { throw problem }
    lock = open(parent.path, O_RDONLY | O_CLOEXEC)
    flock(lock, LOCK_EX)
  }

  deinit {
    remove()
    close(lock)
  }

  /// Makes the folder of a worker; throws a `UserError`.
  func folder(_ name: String) throws -> URL {
    let folder = parent.appending(path: name, directoryHint: .isDirectory)
    guard mkdir(folder.path, 0o700) == 0 else {
      throw UserError("\(folder.path) cannot be made: check free space there, or set TMPDIR")
    }
    return folder
  }

  /// Removes all of it.
  func remove() {
    // A compiler that is about to end may write once more.
    for _ in 1...3 where FileManager.default.fileExists(atPath: parent.path) {
      try? FileManager.default.removeItem(at: parent)
    }
  }

  private static func removeForsaken(in place: URL) {
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
