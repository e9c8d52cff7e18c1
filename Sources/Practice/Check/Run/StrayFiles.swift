import Foundation

/// Files among a kata's sources that the compiler does not read, and that SwiftPM warns of.
enum StrayFiles {
  /// A line about them, or nil when there are none.
  static func remark(on folders: [String], root: URL) -> String? {
    let files = folders.flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (paths?.compactMap { $0 as? String } ?? [])
        .filter { isStray($0, in: root.appending(path: folder)) }
        .map { "\(folder)/\($0)" }.sorted()
    }
    guard let first = files.first else { return nil }
    let more = files.count > 1 ? " and \(files.count - 1) more are" : " is"
    return
      "\(first)\(more) no Swift and not built: SwiftPM warns of that, and nothing else comes of it"
  }

  private static func isStray(_ path: String, in folder: URL) -> Bool {
    guard !path.hasSuffix(".swift"),
      !path.split(separator: "/").contains(where: { $0.first == "." })
    else { return false }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(
      atPath: folder.appending(path: path).path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
  }
}
