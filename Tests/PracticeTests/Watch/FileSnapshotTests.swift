import Foundation
import Testing

@testable import Practice

@Suite struct FileSnapshotTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try write("a", to: "room/A.swift")
    try write("b", to: "room/deep/er/B.swift")
    try write("{}", to: "differences.json")
  }

  private var now: FileSnapshot {
    FileSnapshot(of: ["room", "tests", "differences.json"].map { path($0) })
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    let file = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Puts a file's date back, so that it does not tell a change.
  private func keepDate(of name: String, _ body: () throws -> Void) throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
    try body()
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }

  @Test func `files that nobody touches are equal`() {
    #expect(now == now)
    #expect(now.stamps.count == 3)
  }

  @Test func `a file that grows is another, whatever its date`() throws {
    try keepDate(of: "room/A.swift") {
      let before = now
      let file = try FileHandle(forWritingTo: folder.url.appending(path: "room/A.swift"))
      try file.seekToEnd()
      try file.write(contentsOf: Data("b".utf8))
      try file.close()
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
        ofItemAtPath: path("room/A.swift"))
      #expect(now != before)
    }
  }

  @Test func `a date that differs by less than a millisecond is another`() throws {
    let before = now
    var times = [timespec(tv_sec: 1_700_000_000, tv_nsec: 0)]
    times.append(timespec(tv_sec: 1_700_000_000, tv_nsec: 1_000))
    #expect(utimensat(AT_FDCWD, path("room/A.swift"), times, 0) == 0)
    let first = now
    times[1].tv_nsec = 2_000
    #expect(utimensat(AT_FDCWD, path("room/A.swift"), times, 0) == 0)
    #expect(now != before)
    #expect(now != first)
  }

  @Test func `a save by rename is another file, even with the same size and date`() throws {
    try keepDate(of: "room/A.swift") {}
    let before = now
    try write("c", to: "room/A.swift.tmp")
    try keepDate(of: "room/A.swift.tmp") {}
    #expect(now == before)
    #expect(rename(path("room/A.swift.tmp"), path("room/A.swift")) == 0)
    #expect(now != before)
  }

  @Test func `a file that is deleted and made again is seen at each step`() throws {
    let before = now
    try FileManager.default.removeItem(atPath: path("differences.json"))
    let between = now
    #expect(between != before)
    try write("{ }", to: "differences.json")
    #expect(now != between)
    #expect(now != before)
  }

  @Test func `a new file in a new folder is seen`() throws {
    let before = now
    try write("t", to: "tests/T.swift")
    #expect(now != before)
  }

  @Test func `what editors leave beside a file is passed over`() throws {
    let before = now
    for name in [".A.swift.swp", "A.swift~", "4913", "#A.swift#", ".#A.swift", ".git/C.swift"] {
      try write("x", to: "room/\(name)")
    }
    #expect(now == before)
  }

  @Test func `a link is what it points to, and one that points nowhere is itself`() throws {
    try write("seams", to: "elsewhere.swift")
    let links = FileManager.default
    try links.createSymbolicLink(
      atPath: path("room/Link.swift"), withDestinationPath: "../elsewhere.swift")
    try links.createSymbolicLink(
      atPath: path("room/Lost.swift"), withDestinationPath: "nowhere.swift")
    let before = now
    #expect(before.stamps.count == 5)
    try write("other seams", to: "elsewhere.swift")
    #expect(now != before)
  }

  @Test func `a folder that links back into itself comes to an end`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("room/deep/round.swift"), withDestinationPath: "..")
    #expect(now.stamps.count == 4)
  }

  @Test func `a glance sees a save, a deletion, and a file that comes in a folder that was there`()
    throws
  {
    #expect(!FileGlance(at: [now]).isOutdated)
    let first = FileGlance(at: [now])
    try write("longer", to: "room/deep/er/B.swift")
    #expect(first.isOutdated)
    let second = FileGlance(at: [now])
    try FileManager.default.removeItem(atPath: path("differences.json"))
    #expect(second.isOutdated)
    // A folder's date may be as coarse as the clock's tick; an old one is certainly another.
    try keepDate(of: "room/deep") {}
    let third = FileGlance(at: [now])
    try write("c", to: "room/deep/C.swift")
    #expect(third.isOutdated)
  }

  @Test func `of entries only themselves count`() throws {
    let before = FileSnapshot(ofEntries: [path("room")])
    try write("longer", to: "room/deep/er/B.swift")
    #expect(FileSnapshot(ofEntries: [path("room")]) == before)
    try write("c", to: "room/C.swift")
    #expect(FileSnapshot(ofEntries: [path("room"), path("nothing")]) != before)
  }
}
