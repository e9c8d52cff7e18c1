import Foundation
import Processes

/// The temporary folders of a run, one a worker, in a folder that disappears with the run. One that a
/// run left behind which was killed disappears with the next.
public final class ScratchFolders: Sendable {
  private let parent: LockedFolder

  /// Folders in a place, in which those of a dead run are removed.
  public init(in place: URL = FileManager.default.temporaryDirectory) throws {
    parent = try LockedFolder(prefix: "kata-mutants-", in: place)
  }

  /// Makes the folder of a worker; throws a `UserError`.
  func folder(_ name: String) throws -> URL {
    let folder = parent.url.appending(path: name, directoryHint: .isDirectory)
    guard mkdir(folder.path, 0o700) == 0 else {
      throw UserError("\(folder.path) cannot be made: check free space there, or set TMPDIR")
    }
    return folder
  }

  /// Removes all of it.
  func remove() { parent.remove() }
}
