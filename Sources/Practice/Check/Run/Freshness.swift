import Foundation

/// Finds out whether what was built is what is on disk.
enum Freshness {
  /// A line for each source in `folders` that is not part of `modules` as they were built, or that
  /// SwiftPM may not have noticed: it compares dates and sizes, and a file that is dated in the future
  /// keeps its date when it is changed.
  ///
  /// The dates of object files say nothing: the compiler leaves one alone that would not change.
  static func staleSources(
    of modules: [String], in folders: [String], root: URL, now: Date
  ) throws -> [String] {
    let built = Set(
      try modules.flatMap { try BuiltModule(named: $0, root: root).files }.map(\.source))
    return folders.flatMap { folder in sources(in: folder, root: root) }.compactMap { source in
      if !built.contains(source) { return "\(source) was not built: run `swift build`" }
      let isFromTheFuture = modified(root.appending(path: source).path) > now.addingTimeInterval(60)
      return isFromTheFuture
        ? "\(source) is dated in the future, so SwiftPM may miss its changes: `touch` it" : nil
    }
  }

  /// The Swift files in a folder, from the repository's top level.
  static func sources(in folder: String, root: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  private static func modified(_ path: String) -> Date {
    // A link is as old as what it points to.
    let file = URL(filePath: path).realPath ?? path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
