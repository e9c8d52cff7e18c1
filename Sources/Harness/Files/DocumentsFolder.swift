import Foundation
import Processes
import Synchronization

/// The documents folder of one run, in a temporary place. It is made when somebody first asks where it
/// is, so that a run whose app keeps no files costs none.
public final class DocumentsFolder: Sendable {
  private struct State {
    /// The phone's own folder, which the documents folder is in, as is what the app keeps for a while.
    var home: URL?
    var url: URL?
    var isRemoved = false
    var problem: String?
    var seen: [String: Content]
  }

  /// What is at a path.
  private enum Content: Equatable {
    case data(Data)
    case emptyFolder
    case link(String)
    case unreadable

    var text: String {
      switch self {
      case .data(let data): FileRendering.text(of: data)
      case .emptyFolder: "an empty folder"
      case .link(let destination): "a link to \(destination.quotedVisibly)"
      case .unreadable: "cannot be read"
      }
    }
  }

  private let files: [String: String]
  private let folders: PhoneFolders
  private let state: Mutex<State>

  /// A folder with files: text by path.
  public convenience init(_ files: [String: String] = [:]) { self.init(files, in: .shared) }

  init(_ files: [String: String], in folders: PhoneFolders) {
    self.files = files
    self.folders = folders
    state = Mutex(State(seen: files.mapValues { .data(Data($0.utf8)) }))
  }

  /// Makes such a folder and removes it; throws a `UserError` where runs could have none.
  public static func tryOut() throws { try tryOut(in: .shared) }

  static func tryOut(in folders: PhoneFolders) throws {
    let folder = DocumentsFolder([:], in: folders)
    defer { folder.remove() }
    _ = folder.url
    if let problem = folder.problem { throw UserError(problem) }
  }

  /// Where the folder is. What asks after the end of the run, from a thread, gets no new one.
  public var url: URL {
    state.withLock { state in
      if let url = state.url { return url }
      guard !state.isRemoved else { return Self.nowhere }
      do {
        let url = try make(&state)
        state.url = url
        return url
      } catch {
        let reason = (error as? UserError)?.message ?? "\(error)"
        state.problem = "the documents folder cannot be made: \(reason)"
        state.url = Self.nowhere
        return Self.nowhere
      }
    }
  }

  private static let nowhere = URL(
    filePath: "/nonexistent/Documents", directoryHint: .isDirectory)

  /// Why there is no folder although somebody asked for it; nil when all is well.
  var problem: String? { state.withLock { $0.problem } }

  /// A text without the place of the folder in it, which is another one in each run.
  package func anonymous(_ text: String) -> String {
    // Apps print many lines, and hardly one has a path in it.
    guard text.utf8.contains(UInt8(ascii: "/")),
      let home = state.withLock({ $0.home })?.path, text.contains(home)
    else { return text }
    return text.replacing(home, with: "/phone")
  }

  private func make(_ state: inout State) throws -> URL {
    let home = try folders.make(Foundation.UUID().uuidString)
    state.home = home
    let url = home.appending(path: "Documents", directoryHint: .isDirectory)
    for folder in [url, home.appending(path: "tmp", directoryHint: .isDirectory)] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for (name, text) in files {
      let file = url.appending(path: name)
      if name.contains("/") {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try Data(text.utf8).write(to: file)
    }
    return url
  }

  /// The files that changed since the last call, by name.
  package func changes() -> [Trace.File] {
    state.withLock { state in
      guard state.home != nil, let url = state.url else { return [] }
      let now = Self.contents(ofDocuments: url.path)
      defer { state.seen = now }
      return Set(now.keys).union(state.seen.keys).sorted()
        .filter { now[$0] != state.seen[$0] }
        .map { Trace.File(name: $0, text: now[$0]?.text) }
    }
  }

  /// Removes the folder, if it was made, and what is in it.
  public func remove() {
    state.withLock { state in
      if let home = state.home { folders.remove(home) }
      state.home = nil
      state.url = nil
      state.isRemoved = true
    }
  }

  /// What is in the documents folder; nothing behind a link that was put in its place.
  private static func contents(ofDocuments folder: String) -> [String: Content] {
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
      return contents(of: folder)
    }
    return [".": target(ofLink: folder)]
  }

  /// What is in a folder and in the folders in it, by path; folders count where they are empty.
  private static func contents(of folder: String, at prefix: String = "") -> [String: Content] {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    return names.reduce(into: [:]) { contents, name in
      let file = "\(folder)/\(name)"
      let path = prefix + name
      var status = stat()
      guard lstat(file, &status) == 0 else { return }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        contents[path] = target(ofLink: file)
      case S_IFDIR:
        let inside = Self.contents(of: file, at: path + "/")
        contents.merge(inside) { $1 }
        if inside.isEmpty { contents[path + "/"] = .emptyFolder }
      case S_IFREG:
        contents[path] = manager.contents(atPath: file).map { .data($0) } ?? .unreadable
      default:
        contents[path] = .unreadable
      }
    }
  }

  private static func target(ofLink path: String) -> Content {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    return target.map { .link($0) } ?? .unreadable
  }
}
