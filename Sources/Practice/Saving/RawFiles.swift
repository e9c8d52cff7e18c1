import Foundation

/// Files of the working tree as objects of git's and back, byte for byte: no line end is changed and
/// no filter runs, whatever `.gitattributes` says, and no lock of git's is needed.
struct RawFiles {
  let git: Git

  /// Stores the files at `paths`; those that do not exist, and folders, are left out.
  func store(_ paths: some Sequence<String>) throws -> [TreeEntry] {
    var entries: [TreeEntry] = []
    var plain: [(mode: String, path: String)] = []
    for path in paths {
      switch mode(of: path) {
      case "120000"?:
        let id = try git.run(
          ["hash-object", "-w", "--no-filters", "--stdin"], input: try target(ofLink: path))
        entries.append(TreeEntry(mode: "120000", id: id, path: path))
      case let mode?: plain.append((mode, path))
      case nil: break
      }
    }
    guard !plain.isEmpty else { return entries }
    let names = plain.map { "\(Self.quoted($0.path))\n" }.joined()
    let ids = try git.run(
      ["hash-object", "-w", "--no-filters", "--stdin-paths"], input: Data(names.utf8)
    ).split(separator: "\n")
    return entries
      + zip(plain, ids).map { TreeEntry(mode: $0.mode, id: String($1), path: $0.path) }
  }

  /// Writes files as they were stored, in place of what is there.
  func write(_ entries: [TreeEntry]) throws {
    let files = entries.filter { $0.mode != Self.submodule }
    guard !files.isEmpty else { return }
    let output = try git.attempt(
      ["cat-file", "--batch"], input: Data(files.map { "\($0.id)\n" }.joined().utf8))
    var rest = output.standardOutput[...]
    for file in files {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last
          .flatMap({ Int($0) }), rest.distance(from: end, to: rest.endIndex) > size + 1
      else { throw UserError("git has no content for \(file.path): run `git fsck`") }
      let start = rest.index(after: end)
      try write(rest[start..<start + size], to: file)
      rest = rest[(start + size + 1)...]
    }
  }

  /// Deletes the files at `paths` that are there, and the folders that become empty with them.
  func delete(_ paths: some Sequence<String>) throws {
    for path in paths where mode(of: path) != nil {
      guard unlink(location(path)) == 0 else {
        throw UserError("\(path) cannot be deleted: check its folder's permissions")
      }
      var folder = (path as NSString).deletingLastPathComponent
      while !folder.isEmpty, rmdir(location(folder)) == 0 {
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
  }

  private func write(_ content: Data, to file: TreeEntry) throws {
    let path = location(file.path)
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    unlink(path)
    if file.mode == "120000" {
      guard symlink(String(decoding: content, as: UTF8.self), path) == 0 else {
        throw unwritable(file)
      }
      return
    }
    let permissions: mode_t = file.mode == "100755" ? 0o777 : 0o666
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw unwritable(file) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: content)
      try handle.close()
    } catch {
      throw unwritable(file)
    }
  }

  private func unwritable(_ file: TreeEntry) -> UserError {
    UserError(
      "\(file.path) cannot be written: check free space, its folder's permissions, and that no "
        + "folder is in its place")
  }

  /// Git's mode for what is at a path, a symbolic link being itself; nil for a folder or nothing.
  private func mode(of path: String) -> String? {
    var status = stat()
    guard lstat(location(path), &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: return "120000"
    case S_IFREG: return status.st_mode & S_IXUSR == 0 ? "100644" : "100755"
    default: return nil
    }
  }

  private func target(ofLink path: String) throws -> Data {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(location(path), &buffer, buffer.count)
    let target = buffer.prefix(max(0, length)).map(UInt8.init(bitPattern:))
    guard String(validating: target, as: UTF8.self) != nil else {
      throw UserError("\(path) is a link to a name that is not UTF-8: remove it")
    }
    return Data(target)
  }

  private func location(_ path: String) -> String { git.directory.appending(path: path).path }

  /// A path as git reads it between lines.
  private static func quoted(_ path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    return "\"\(escaped)\""
  }

  private static let submodule = "160000"
}
