import Foundation
import Testing

@testable import Harness

@Suite("Folders of phones") struct PhoneFoldersTests {
  /// A place of the test's own, which goes afterwards.
  private func inPlace<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let place = FileManager.default.temporaryDirectory
      .appending(path: "kata-place-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    return try body(place)
  }

  private func names(in place: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.path)
  }

  @Test func `leave nothing once all are given back`() throws {
    try inPlace { place in
      let folders = PhoneFolders(in: place)
      let (one, other) = (try folders.make("a"), try folders.make("b"))
      #expect(try names(in: place).count == 1)
      folders.remove(one)
      #expect(FileManager.default.fileExists(atPath: other.path))
      folders.remove(other)
      #expect(try names(in: place).isEmpty)
      folders.remove(try folders.make("c"))
      #expect(try names(in: place).isEmpty)
    }
  }

  @Test func `of a process that was killed go with the next, those of a living one stay`() throws {
    try inPlace { place in
      let living = PhoneFolders(in: place)
      let kept = try living.make("a")
      let dead = place.appending(path: "kata-documents-dead/a/Documents")
      try FileManager.default.createDirectory(at: dead, withIntermediateDirectories: true)
      let next = PhoneFolders(in: place)
      let made = try next.make("b")
      #expect(!FileManager.default.fileExists(atPath: dead.path))
      #expect(FileManager.default.fileExists(atPath: kept.path))
      next.remove(made)
      living.remove(kept)
      #expect(try names(in: place).isEmpty)
    }
  }

  @Test func `that cannot be made are told, and leave nothing`() throws {
    let folders = PhoneFolders(in: URL(filePath: "/dev/null/nowhere"))
    let documents = DocumentsFolder([:], in: folders)
    #expect(!FileManager.default.fileExists(atPath: documents.url.path))
    #expect(documents.problem?.hasPrefix("the documents folder cannot be made: ") == true)
    documents.remove()
    let error = #expect(throws: (any Error).self) { try DocumentsFolder.tryOut(in: folders) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("the documents folder cannot be made: /dev/null/nowhere cannot be"))
  }

  @Test func `are tried out without leaving anything`() throws {
    try inPlace { place in
      try DocumentsFolder.tryOut(in: PhoneFolders(in: place))
      #expect(try names(in: place).isEmpty)
    }
  }
}
