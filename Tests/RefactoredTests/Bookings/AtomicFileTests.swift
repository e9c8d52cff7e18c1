import Foundation
import Testing

@testable import RefactoredBookings

@Suite struct `A file on disk` {
  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = Foundation.FileManager.default.temporaryDirectory
      .appending(path: "bookings-\(Foundation.UUID().uuidString)", directoryHint: .isDirectory)
    try Foundation.FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? Foundation.FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func `holds nothing before it is there`() async throws {
    try await inFolder { folder in
      let contents = try AtomicFile(url: folder.appending(path: "a.json")).read()
      #expect(contents == nil)
    }
  }

  @Test func `holds what it was given last, and leaves nothing beside it`() async throws {
    try await inFolder { folder in
      let file = AtomicFile(url: folder.appending(path: "a.json"))
      try file.replace(with: Data("a longer text".utf8))
      try file.replace(with: Data("short".utf8))
      #expect(try file.read() == Data("short".utf8))
      #expect(
        try Foundation.FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
    }
  }

  @Test func `tells one that cannot be read from one that is not there`() async throws {
    try await inFolder { folder in
      #expect(throws: (any Error).self) { try AtomicFile(url: folder).read() }
    }
  }

  @Test func `cannot be written where there is no folder`() async throws {
    try await inFolder { folder in
      let file = AtomicFile(url: folder.appending(path: "none/a.json"))
      #expect(throws: (any Error).self) { try file.replace(with: Data()) }
    }
  }

  /// Bytes that a new file has got when its process dies: none, some, all but the last.
  private static let ends = [0, 1, 4_095, 4_096, 300_000, newText.utf8.count - 1]

  @Test(arguments: ends)
  func `holds what it held when the process dies while it writes`(end: Int) async throws {
    try await inFolder { folder in
      let url = folder.appending(path: "a.json")
      try Data(Self.oldText.utf8).write(to: url)
      await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = url.path as String, end] in
        dieWhenFilesGrow(beyond: end)
        try AtomicFile(url: URL(filePath: path)).replace(with: Data(Self.newText.utf8))
      }
      #expect(try AtomicFile(url: url).read() == Data(Self.oldText.utf8))
    }
  }

  @Test func `holds what it was given when the process dies right after`() async throws {
    try await inFolder { folder in
      let url = folder.appending(path: "a.json")
      try Data(Self.oldText.utf8).write(to: url)
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = url.path as String] in
        try AtomicFile(url: URL(filePath: path)).replace(with: Data(Self.newText.utf8))
        kill(getpid(), SIGKILL)
      }
      #expect(try AtomicFile(url: url).read() == Data(Self.newText.utf8))
    }
  }

  /// As much as ten thousand bookings take, in five scripts.
  private static let oldText = text(of: "confirmed")
  private static let newText = text(of: "checked_in")

  private static func text(of status: String) -> String {
    let guests = ["Zoë Adler", "Мария Иванова", "王小明", "محمد علي", "प्रिया नायर"]
    return (0..<10_000).map { "B-\($0), \(guests[$0 % guests.count]), \(status)\n" }.joined()
  }
}

/// From here on the system kills this process when it writes more than that to a file.
private func dieWhenFilesGrow(beyond bytes: Int) {
  // Whoever started the tests may have chosen an error instead.
  signal(SIGXFSZ, SIG_DFL)
  var signals = sigset_t()
  sigfillset(&signals)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  #if canImport(Darwin)
    setrlimit(RLIMIT_FSIZE, &limit)
  #else
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #endif
}
