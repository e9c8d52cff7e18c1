import Foundation

/// SwiftPM's lock on a build folder, which makes one of two builds wait.
public struct BuildLock: Sendable {
  private let file: URL

  /// The lock of the package at `root`, in its usual build folder.
  public init(root: URL) {
    file = root.appending(path: ".build/.lock")
  }

  /// One line about the SwiftPM process that holds the build, or nil when none does.
  public func complaint() -> String? {
    let descriptor = open(file.path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == -1, errno == EWOULDBLOCK else { return nil }
    let holder = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) }
    return
      "another SwiftPM process\(holder.map { " (\($0))" } ?? "") holds .build, so the build waits "
      + "for it: let it finish, or end it\(holder.map { " with `kill \($0)`" } ?? "")"
  }
}
