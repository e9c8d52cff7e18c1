import Foundation

/// An index of git's that is not the repository's own, and disappears with this object.
final class TemporaryIndex {
  /// The file, which need not exist yet: git takes that for an empty index.
  let url: URL

  private let git: Git
  private let folder: URL

  /// An empty index, or one with what `source` holds and knows about files.
  init(for git: Git, copyOf source: URL? = nil) throws {
    self.git = git
    let parent = FileManager.default.temporaryDirectory
    folder = parent.appending(path: "kata-\(UUID().uuidString)", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw UserError("\(parent.path) cannot be written to: set TMPDIR to a folder that can")
    }
    url = folder.appending(path: "index")
    if let source, FileManager.default.fileExists(atPath: source.path) { try copy(source) }
  }

  /// Copies an index together with its age: git reads a file again, whatever the index knows of it,
  /// when the file is as young as the index. A younger copy would hide an edit made in that instant.
  private func copy(_ source: URL) throws {
    do {
      try FileManager.default.copyItem(at: source, to: url)
      let attributes = try FileManager.default.attributesOfItem(atPath: source.path)
      guard let date = attributes[.modificationDate] as? Date else { return }
      // A second older, so that no rounding makes it younger.
      try FileManager.default.setAttributes([.modificationDate: date - 1], ofItemAtPath: url.path)
    } catch {
      throw UserError(
        "git's index cannot be copied to \(folder.deletingLastPathComponent().path): check free space "
          + "there, or set TMPDIR to another folder")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Puts entries in, in place of what was at their paths.
  func add(_ entries: some Sequence<TreeEntry>) throws {
    try feed(entries.map { "\($0.mode) \($0.id)\t\($0.path)" }, to: ["--index-info"])
  }

  /// Takes paths out.
  func remove(_ paths: some Sequence<String>) throws {
    try feed(paths, to: ["--force-remove", "--stdin"])
  }

  /// Records files of the working tree as git would commit them, also ones that git ignores; takes out those that
  /// do not exist.
  func addFiles(_ paths: some Sequence<String>) throws {
    try feed(paths, to: ["--add", "--remove", "--replace", "--stdin"])
  }

  /// Writes the index as a tree and returns its id.
  func writeTree() throws -> String {
    try git.run(["write-tree"], index: url)
  }

  private func feed(_ lines: some Sequence<String>, to options: [String]) throws {
    let input = Data(lines.map { "\($0)\0" }.joined().utf8)
    guard !input.isEmpty else { return }
    try git.run(["update-index", "-z"] + options, index: url, input: input)
  }
}
