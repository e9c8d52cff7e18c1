import Foundation

/// What some files are like at a moment. It is taken many times a minute, so it asks the system and
/// nobody else.
struct FileSnapshot: Equatable, Sendable {
  private(set) var stamps: [String: FileStamp] = [:]

  /// The folders in which files were looked for. What editors leave there beside the files changes
  /// their dates, so two snapshots may differ in them and be equal.
  private(set) var folders: [String: FileStamp] = [:]

  /// The Swift files in folders, and files by name; what is not there is left out.
  init(of paths: [String]) {
    for path in paths {
      guard let status = Self.status(path, follows: true) else { continue }
      if Self.isFolder(status) {
        read(path, status)
      } else {
        stamps[path] = FileStamp(status)
      }
    }
  }

  /// Files and folders by name, and nothing that is in them.
  init(ofEntries paths: [String]) {
    for path in paths { stamps[path] = Self.status(path, follows: true).map(FileStamp.init) }
  }

  /// What a check of a kata looks at and a person edits.
  init(of kata: KataPaths, root: URL) {
    self.init(of: kata.overlay.map { "\(root.path)/\($0)" })
  }

  static func == (one: FileSnapshot, other: FileSnapshot) -> Bool { one.stamps == other.stamps }

  /// Editors leave much in a folder beside what is saved: only what is built counts.
  private mutating func read(_ folder: String, _ status: stat) {
    folders[folder] = FileStamp(status)
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      guard let status = Self.status(path, follows: false) else { continue }
      if Self.isFolder(status) {
        read(path, status)
      } else if name.hasSuffix(".swift") {
        // A link is as new as what it points to, or as itself where that is gone.
        stamps[path] = FileStamp(Self.status(path, follows: true) ?? status)
      }
    }
  }

  private static func status(_ path: String, follows: Bool) -> stat? {
    var status = stat()
    let failure = follows ? stat(path, &status) : lstat(path, &status)
    return failure == 0 ? status : nil
  }

  private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }
}
