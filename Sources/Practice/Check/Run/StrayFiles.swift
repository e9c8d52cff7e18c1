import Foundation

/// Files among or beside a kata's sources that the compiler does not read.
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

  /// A line about tests that lie beside the katas' folders, which no module has; nil where none do.
  static func remark(onTestsBeside folder: String, root: URL) -> String? {
    let parent = (folder as NSString).deletingLastPathComponent
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: parent).path)
    guard let first = names?.filter({ $0.hasSuffix(".swift") && !$0.hasPrefix(".") }).sorted().first
    else { return nil }
    return "\(parent)/\(first) is in no module, so it never runs: move it into \(folder)"
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
