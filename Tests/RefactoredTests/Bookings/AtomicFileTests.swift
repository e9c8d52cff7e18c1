import Foundation
import Testing

@testable import RefactoredBookings

@Suite struct `A file on disk` {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = Foundation.FileManager.default.temporaryDirectory
      .appending(path: "bookings-\(Foundation.UUID().uuidString)", directoryHint: .isDirectory)
    try Foundation.FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? Foundation.FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `holds nothing before it is there`() throws {
    try inFolder { folder in
      let contents = try AtomicFile(url: folder.appending(path: "a.json")).read()
      #expect(contents == nil)
    }
  }

  @Test func `holds what it was given last, and leaves nothing beside it`() throws {
    try inFolder { folder in
      let file = AtomicFile(url: folder.appending(path: "a.json"))
      try file.replace(with: Data("a longer text".utf8))
      try file.replace(with: Data("short".utf8))
      #expect(try file.read() == Data("short".utf8))
      #expect(
        try Foundation.FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
    }
  }

  @Test func `tells one that cannot be read from one that is not there`() throws {
    try inFolder { folder in
      #expect(throws: (any Error).self) { try AtomicFile(url: folder).read() }
    }
  }

  @Test func `cannot be written where there is no folder`() throws {
    try inFolder { folder in
      let file = AtomicFile(url: folder.appending(path: "none/a.json"))
      #expect(throws: (any Error).self) { try file.replace(with: Data()) }
    }
  }
}
