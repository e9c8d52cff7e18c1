import Foundation

/// The documents folder of one run, in a temporary place.
public final class DocumentsFolder {
  /// Where the folder is.
  public let url: URL
  private var seen: [String: String] = [:]

  /// A folder with files: text by name.
  public init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory
      .appending(
        path: "kata-documents-\(Foundation.UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: url.appending(path: name))
    }
    seen = files
  }

  /// The files that changed since the last call, by name.
  func changes() -> [Trace.File] {
    let now = contents()
    defer { seen = now }
    return Set(now.keys).union(seen.keys).sorted()
      .filter { now[$0] != seen[$0] }
      .map { Trace.File(name: $0, text: now[$0]) }
  }

  /// Removes the folder and what is in it.
  public func remove() { try? FileManager.default.removeItem(at: url) }

  private func contents() -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.reduce(into: [:]) { files, name in
      let data = try? Data(contentsOf: url.appending(path: name))
      files[name] = data.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
