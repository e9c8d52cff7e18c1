import Foundation

/// A git repository inside of a folder that a check records: git does not look into it.
enum NestedRepository {
  /// Stops when there is one in a folder.
  static func refuse(in folders: [String], root: URL) throws {
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      while let path = paths?.nextObject() as? String {
        guard (path as NSString).lastPathComponent == ".git" else { continue }
        throw UserError(
          "\(folder)/\((path as NSString).deletingLastPathComponent) is a git repository of its own, "
            + "whose files would be compiled and not recorded: delete the .git in it, or move it out"
        )
      }
    }
  }
}
