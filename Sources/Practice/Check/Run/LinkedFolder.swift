import Foundation

/// A folder that a check records and that a symbolic link stands in for: git does not look behind it.
enum LinkedFolder {
  /// Stops when one of the folders, or one above it, is a link.
  static func refuse(in folders: [String], root: URL) throws {
    for folder in folders {
      var path = ""
      for part in folder.split(separator: "/") {
        path += path.isEmpty ? "\(part)" : "/\(part)"
        let file = root.appending(path: path).path
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file) else {
          continue
        }
        throw UserError(
          "\(path) is a symbolic link to \(target), and git does not look behind it: put the folder "
            + "itself in its place, with `cp -RP \(path)/. \(path).copy && rm \(path) && mv "
            + "\(path).copy \(path)`")
      }
    }
  }
}
