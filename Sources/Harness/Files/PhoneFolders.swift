import Foundation
import Processes
import Synchronization

/// Where the folders of all phones of this process are: a temporary folder that is there while any of
/// them is. One that a process left behind which was killed goes with the next that makes one.
final class PhoneFolders: Sendable {
  static let shared = PhoneFolders()

  private struct State {
    var parent: LockedFolder?
    var count = 0
    /// Those of dead processes are looked for once: every run that comes to its end leaves none.
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
      defer { if state.count == 0 { state.parent = nil } }
      let parent =
        try state.parent
        ?? LockedFolder(
          prefix: "kata-documents-", in: place, removesForsaken: !state.hasCleaned)
      (state.parent, state.hasCleaned) = (parent, true)
      let folder = parent.url.appending(path: name, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      state.count += 1
      return folder
    }
  }

  /// Removes a folder that was made here.
  func remove(_ folder: URL) {
    state.withLock { state in
      try? FileManager.default.removeItem(at: folder)
      state.count -= 1
      if state.count == 0 { state.parent = nil }
    }
  }
}
