import Foundation

/// Tells in a few microseconds whether files that were seen are still as they were: it asks for what is
/// known by name, and reads no folder.
struct FileGlance: Sendable {
  private struct Entry: Sendable {
    let path: [CChar]
    let stamp: FileStamp
  }

  private let entries: [Entry]

  /// A glance at what was seen in some snapshots. A file that comes gives its folder a new date.
  init(at snapshots: [FileSnapshot]) {
    entries = snapshots.flatMap { [$0.folders, $0.stamps] }.flatMap { stamps in
      stamps.map { Entry(path: $0.utf8CString.map { $0 }, stamp: $1) }
    }
  }

  /// Whether something is no longer as it was seen.
  var isOutdated: Bool {
    entries.contains { entry in
      var status = stat()
      return stat(entry.path, &status) != 0 || FileStamp(status) != entry.stamp
    }
  }
}
