import Foundation

/// Reads and writes real files, and finds the app's folders on the world's phone.
///
/// `@unchecked`, as a subclass has to say again what the class says; it has no state of its own.
public final class WorldFileManager: Foundation.FileManager, @unchecked Sendable {
  private static let shared = WorldFileManager()

  /// The one that all share.
  public override static var `default`: WorldFileManager { shared }

  /// Where folders of a kind are: on the phone those that an app has of its own.
  public override func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard let world = World.current else { return super.urls(for: directory, in: domainMask) }
    if let url = world.folder(of: directory) { return [url] }
    world.report(
      Escape("FileManager.urls(for:in:)", fix: "ask for the documents folder: .documentDirectory"))
    return super.urls(for: directory, in: domainMask)
  }

  /// Where the app keeps files for a while.
  public override var temporaryDirectory: URL {
    World.current?.temporary ?? super.temporaryDirectory
  }

  /// Reports itself and changes nothing: the folder is the whole process's, and stays after the run.
  public override func changeCurrentDirectoryPath(_ path: String) -> Bool {
    World.escape(
      "FileManager.changeCurrentDirectoryPath(_:)",
      fix: "write whole paths, below URL.documentsDirectory")
      ? false : super.changeCurrentDirectoryPath(path)
  }
}

extension World {
  fileprivate func folder(of directory: FileManager.SearchPathDirectory) -> URL? {
    let path: String
    switch directory {
    case .documentDirectory: return documents
    case .libraryDirectory: path = "Library"
    case .cachesDirectory: path = "Library/Caches"
    case .applicationSupportDirectory: path = "Library/Application Support"
    default: return nil
    }
    return home.appending(path: path, directoryHint: .isDirectory)
  }
}

/// What `FileManager` does in extensions, where no subclass can do it otherwise.
public enum WorldFiles {
  /// A folder of a kind, made if that is asked for.
  public static func url(
    _ manager: FileManager, for directory: FileManager.SearchPathDirectory,
    in domain: FileManager.SearchPathDomainMask, appropriateFor reference: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard let world = World.current else {
      return try manager.url(
        for: directory, in: domain, appropriateFor: reference, create: shouldCreate)
    }
    if directory == .itemReplacementDirectory {
      let folder = world.temporary.appending(
        path: world.makeUUID().uuidString, directoryHint: .isDirectory)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
    guard let folder = manager.urls(for: directory, in: domain).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    if shouldCreate {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return folder
  }

  /// Puts a file in another's place, in one move. Foundation's own loses both on Linux: its second move
  /// goes nowhere once the first has set the original aside.
  public static func replaceItem(
    _ manager: FileManager, at original: URL, with new: URL, backupItemName: String?,
    options: FileManager.ItemReplacementOptions
  ) throws -> URL? {
    #if canImport(Darwin)
      return try manager.replaceItemAt(
        original, withItemAt: new, backupItemName: backupItemName, options: options)
    #else
      guard manager.fileExists(atPath: new.path) else {
        throw CocoaError(
          .fileNoSuchFile, userInfo: [NSURLErrorKey: new, NSFilePathErrorKey: new.path])
      }
      if let backupItemName, manager.fileExists(atPath: original.path) {
        let backup = original.deletingLastPathComponent().appending(path: backupItemName)
        try? manager.removeItem(at: backup)
        try manager.copyItem(at: original, to: backup)
      }
      guard rename(new.path, original.path) == 0 else {
        throw CocoaError(
          .fileWriteUnknown, userInfo: [NSURLErrorKey: original, NSFilePathErrorKey: original.path])
      }
      if let backupItemName, !options.contains(.withoutDeletingBackupItem) {
        let backup = original.deletingLastPathComponent().appending(path: backupItemName)
        try? manager.removeItem(at: backup)
      }
      return original
    #endif
  }
}
