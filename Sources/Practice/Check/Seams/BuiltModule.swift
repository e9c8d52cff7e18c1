import Foundation

/// A module of the package as the last debug build left it.
struct BuiltModule {
  /// A source file and the object file made from it.
  struct File: Equatable {
    /// From the repository's top level.
    let source: String

    let object: String
  }

  let files: [File]

  /// Reads which object belongs to which source; objects whose source is gone do not count.
  init(named module: String, root: URL) throws {
    let folder = root.appending(path: ".build/debug/\(module).build")
    let map = folder.appending(path: "output-file-map.json")
    guard let json = try? Data(contentsOf: map) else {
      throw UserError("\(module) was not built yet: run `swift build`")
    }
    let entries = try JSONFile.decode([String: Entry].self, from: json, file: map.path)
    let prefix = "\(root.path.hasSuffix("/") ? root.path : root.path + "/")"
    files = entries.compactMap { source, entry in
      guard let object = entry.object, source.hasPrefix(prefix),
        FileManager.default.fileExists(atPath: source)
      else { return nil }
      return File(source: String(source.dropFirst(prefix.count)), object: object)
    }.sorted { $0.source < $1.source }
  }

  private struct Entry: Decodable {
    let object: String?
  }
}
