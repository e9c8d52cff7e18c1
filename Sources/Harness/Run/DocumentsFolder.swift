import Foundation
import Synchronization

/// The documents folder of one run, in a temporary place. It is made when somebody first asks where it
/// is, so that a run whose app keeps no files costs none.
public final class DocumentsFolder: Sendable {
  private struct State {
    /// Where the folder is, once somebody asked; its name is unlike all others, which takes a while.
    var place: URL?
    var isRemoved = false
    var problem: String?
    var seen: [String: String]
  }

  private let files: [String: String]
  private let state: Mutex<State>

  /// A folder with files: text by name.
  public init(_ files: [String: String] = [:]) {
    self.files = files
    state = Mutex(State(seen: files))
  }

  /// Where the folder is. What asks after the end of the run, from a thread, gets no new one.
  public var url: URL {
    state.withLock { state in
      if let place = state.place { return place }
      let place = FileManager.default.temporaryDirectory
        .appending(
          path: "kata-documents-\(Foundation.UUID().uuidString)", directoryHint: .isDirectory)
      guard !state.isRemoved else { return place }
      state.place = place
      do { try make(place) } catch {
        state.problem = "the documents folder cannot be made in \(place.path): \(error)"
      }
      return place
    }
  }

  /// Why there is no folder although somebody asked for it; nil when all is well.
  var problem: String? { state.withLock { $0.problem } }

  private func make(_ place: URL) throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: place.appending(path: name))
    }
  }

  /// The files that changed since the last call, by name.
  func changes() -> [Trace.File] {
    state.withLock { state in
      guard let place = state.place else { return [] }
      let now = Self.contents(of: place)
      defer { state.seen = now }
      return Set(now.keys).union(state.seen.keys).sorted()
        .filter { now[$0] != state.seen[$0] }
        .map { Trace.File(name: $0, text: now[$0]) }
    }
  }

  /// Removes the folder, if it was made, and what is in it.
  public func remove() {
    state.withLock { state in
      if let place = state.place { try? FileManager.default.removeItem(at: place) }
      state.isRemoved = true
    }
  }

  private static func contents(of place: URL) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.reduce(into: [:]) { files, name in
      let data = try? Data(contentsOf: place.appending(path: name))
      files[name] = data.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
