import Foundation

/// A module of the package as the last debug build left it.
struct BuiltModule {
  /// A source file and the object file made from it.
  struct File: Equatable {
    /// From the repository's top level.
    let source: String

    let object: String

    /// What the compiler writes whenever it reads the source, and only then.
    var record: String?
  }

  let files: [File]

  /// Reads which object belongs to which source; objects whose source is gone do not count.
  init(named module: String, root: URL) throws {
    let map = Self.map(of: module, root: root)
    guard let json = try? Data(contentsOf: map) else {
      throw UserError("\(module) was not built yet: run `swift build`")
    }
    let entries = try JSONFile.decode([String: Entry].self, from: json, file: map.path)
    let prefix = "\(root.path.hasSuffix("/") ? root.path : root.path + "/")"
    files = entries.compactMap { source, entry in
      guard let object = entry.object, source.hasPrefix(prefix),
        FileManager.default.fileExists(atPath: source)
      else { return nil }
      return File(
        source: String(source.dropFirst(prefix.count)), object: object, record: entry.dependencies)
    }.sorted { $0.source < $1.source }
  }

  /// Whether there is a build of a module to be read.
  static func exists(named module: String, root: URL) -> Bool {
    FileManager.default.fileExists(atPath: map(of: module, root: root).path)
  }

  private static func map(of module: String, root: URL) -> URL {
    root.appending(path: ".build/debug/\(module).build/output-file-map.json")
  }

  private struct Entry: Decodable {
    let object: String?
    let dependencies: String?
  }
}
