import Foundation

/// SwiftPM's lock on a build folder, which makes one of two builds wait.
public struct BuildLock: Sendable {
  private let file: URL
  private let holderFile: URL

  /// The lock of the package at `root`, on its usual build folder, as a SwiftPM process takes it that
  /// sees `environment`.
  public init(root: URL, environment: [String: String]) {
    let build = root.appending(path: ".build")
    // The file in the build folder only says who was the last to hold the lock. The lock itself has
    // the folder's whole path for a name, so that a build folder on a network drive can be locked.
    let folder = ["TMPDIR", "TEMP", "TMP"].compactMap { environment[$0] }.first { !$0.isEmpty }
    file = URL(
      filePath: folder ?? FileManager.default.temporaryDirectory.path, directoryHint: .isDirectory
    ).appending(path: Self.name(for: build.path))
    holderFile = build.appending(path: ".lock")
  }

  /// One line about the SwiftPM process that holds the build, or nil when none does.
  public func complaint() -> String? {
    holder().map { holder in
      "\(holder.words) holds .build, and this one waits for it: let it finish, or end it"
        + (holder.process.map { " with `kill \($0)`" } ?? "")
    }
  }

  /// The SwiftPM process that holds the build, as far as it is known which; nil when none does.
  func holder() -> Holder? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer {
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == -1, errno == EWOULDBLOCK else { return nil }
    return Holder(
      process: (try? String(contentsOf: holderFile, encoding: .utf8)).flatMap { Int($0) })
  }

  /// Who holds the build.
  struct Holder {
    /// The process, where it is known.
    let process: Int?

    /// The build in a few words.
    var words: String { "another build\(process.map { " (process \($0))" } ?? "")" }
  }

  /// The folder's path with `_` for each `/`, as much of its end as fits into a file name.
  static func name(for folder: String) -> String {
    var name = folder.replacing("/", with: "_") + ".lock"
    while name.utf8.count > 255 { name.unicodeScalars.removeFirst() }
    return name
  }
}
