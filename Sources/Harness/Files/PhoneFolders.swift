import Foundation
import Synchronization

/// Where the folders of all phones of this process are: a temporary folder that is there while any of
/// them is. One that a process left behind which was killed goes with the next that makes one.
final class PhoneFolders: Sendable {
  static let shared = PhoneFolders()

  private static let prefix = "kata-documents-"

  private struct State {
    var parent: URL?
    /// Holds the lock that says that the process goes on; the system lets go of it however it ends.
    var lock: Int32 = -1
    var count = 0
    var hasCleaned = false
  }

  private let place: URL
  private let state = Mutex(State())

  /// Folders in a place.
  init(in place: URL = usualPlace) { self.place = place }

  /// In memory where the system has such a place and nobody named another: apps write atomically, which
  /// on a disk means to wait for it.
  private static var usualPlace: URL {
    let memory = "/dev/shm"
    let isNamed = ProcessInfo.processInfo.environment["TMPDIR"]?.isEmpty == false
    guard !isNamed, FileManager.default.isWritableFile(atPath: memory) else {
      return FileManager.default.temporaryDirectory
    }
    return URL(filePath: memory, directoryHint: .isDirectory)
  }

  /// Makes a folder of that name; whoever takes it gives it back.
  func make(_ name: String) throws -> URL {
    try state.withLock { state in
      let parent = try state.parent ?? makeParent(&state)
      let folder = parent.appending(path: name, directoryHint: .isDirectory)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        removeIfUnused(&state)
        throw error
      }
      state.count += 1
      return folder
    }
  }

  /// Removes a folder that was made here.
  func remove(_ folder: URL) {
    state.withLock { state in
      try? FileManager.default.removeItem(at: folder)
      state.count -= 1
      removeIfUnused(&state)
    }
  }

  private func makeParent(_ state: inout State) throws -> URL {
    // One process at a time looks, so that none sees a folder between its making and its locking.
    let guardian = open(place.path, O_RDONLY | O_CLOEXEC)
    defer { if guardian >= 0 { close(guardian) } }
    if guardian >= 0 { flock(guardian, LOCK_EX) }
    if !state.hasCleaned { removeForsaken() }
    state.hasCleaned = true
    let parent = place.appending(
      path: "\(Self.prefix)\(Foundation.UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    state.lock = open(parent.path, O_RDONLY | O_CLOEXEC)
    if state.lock >= 0 { flock(state.lock, LOCK_EX) }
    state.parent = parent
    return parent
  }

  private func removeIfUnused(_ state: inout State) {
    guard state.count == 0, let parent = state.parent else { return }
    try? FileManager.default.removeItem(at: parent)
    if state.lock >= 0 { close(state.lock) }
    state.parent = nil
    state.lock = -1
  }

  private func removeForsaken() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names where name.hasPrefix(Self.prefix) {
      let folder = place.appending(path: name, directoryHint: .isDirectory)
      let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
