import Foundation

@testable import Practice

extension Bench {
  /// Writes a file, and the folders that it needs.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, and the folders that it needs.
  func write(_ data: Data, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The text of a file.
  func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether there is a file.
  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Deletes a file.
  func delete(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Makes a symbolic link.
  func link(_ path: String, to target: String) throws {
    let file = root.appending(path: path)
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  /// Makes a file look as if it was written at `date`.
  func setDate(_ date: Date, of path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: root.appending(path: path).path)
  }

  /// Makes a file executable.
  func makeExecutable(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root.appending(path: path).path)
  }

  /// Every file in the tree with its kind and content, and what is staged: all that a person would
  /// miss.
  func everything() throws -> [String] {
    let files = try library.fields(["ls-files", "-z", "--cached", "--others"])
    let contents = Set(files).sorted().map { path in
      let file = root.appending(path: path).path
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file) {
        return "\(path) -> \(target)"
      }
      guard let data = FileManager.default.contents(atPath: file) else {
        return "\(path) is missing"
      }
      let isExecutable = FileManager.default.isExecutableFile(atPath: file)
      return "\(path)\(isExecutable ? "*" : ""): \(String(decoding: data, as: UTF8.self))"
    }
    return try contents + library.fields(["diff-index", "--cached", "-z", "HEAD"])
  }
}
