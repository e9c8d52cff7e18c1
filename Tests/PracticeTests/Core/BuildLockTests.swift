import Foundation
import Testing

@testable import Practice

@Suite struct BuildLockTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "bench/.build"), withIntermediateDirectories: true)
    try Data("42".utf8).write(to: folder.url.appending(path: "bench/.build/.lock"))
  }

  private var root: URL { folder.url.appending(path: "bench", directoryHint: .isDirectory) }

  private var lock: BuildLock {
    BuildLock(root: root, environment: ["TMPDIR": folder.url.path])
  }

  @Test func `a folder that was never built is free`() {
    #expect(lock.complaint() == nil)
  }

  @Test func `a lock that nobody holds is free`() throws {
    try Data().write(to: try file)
    #expect(lock.complaint() == nil)
  }

  @Test func `a lock that is held names its process and the fix`() throws {
    let descriptor = open(try file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    #expect(
      lock.complaint()
        == "another build (process 42) holds .build, and this one waits for it: "
        + "let it finish, or end it with `kill 42`")
  }

  @Test func `the lock is named after the build folder, from its end where that is long`() {
    #expect(BuildLock.name(for: "/work/bench/.build") == "_work_bench_.build.lock")
    let long = BuildLock.name(for: "/" + String(repeating: "å", count: 200) + "/.build")
    #expect(long.utf8.count <= 255)
    #expect(long.hasSuffix("å_.build.lock"))
  }

  /// SwiftPM 6.3's lock on the build folder, as `lsof` shows it while a build runs.
  private var file: URL {
    get throws {
      let path = root.path.hasSuffix("/") ? String(root.path.dropLast()) : root.path
      return folder.url.appending(path: path.replacing("/", with: "_") + "_.build.lock")
    }
  }
}
