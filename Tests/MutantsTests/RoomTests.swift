import Foundation
import Processes
import Testing

@testable import Mutants

@Suite final class RoomTests {
  private let folder: URL
  private let room: Room

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "room \(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Screen"), withIntermediateDirectories: true)
    try Data("one\ntwo\nthree\ntwo\n".utf8).write(to: folder.appending(path: "Screen/A.swift"))
    try Data("alone\n".utf8).write(to: folder.appending(path: "B.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "LinkSeams.swift").path, withDestinationPath: "B.swift")
    room = try Room(folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func mutant(_ edits: Mutant.Edit...) -> Mutant {
    Mutant(slug: "slip", title: "T", why: "W", edits: edits)
  }

  private func problem(_ file: String, _ find: String, _ replace: String = "x") -> String? {
    let mutant = mutant(.init(file: file, find: find, replace: replace))
    return #expect(throws: UserError.self) { try room.mutate(by: mutant) }?.message
  }

  @Test func `edits of several files and of one file add up, and write nothing`() throws {
    let changes = try room.mutate(
      by: mutant(
        .init(file: "Screen/A.swift", find: "one\ntwo", replace: "1\n2"),
        .init(file: "B.swift", find: "alone", replace: ""),
        .init(file: "Screen/A.swift", find: "two", replace: "2")))
    #expect(changes == ["Screen/A.swift": "1\n2\nthree\n2\n", "B.swift": "\n"])
    #expect(try String(contentsOf: folder.appending(path: "B.swift"), encoding: .utf8) == "alone\n")
  }

  @Test func `a text that is missing, or there twice, is named`() {
    #expect(problem("B.swift", "gone") == "`gone` is not in B.swift; write what is there now")
    #expect(
      problem("Screen/A.swift", "two")
        == "`two` is in Screen/A.swift 2 times; write more of the lines around it")
    #expect(problem("B.swift", "  gone\nx")?.hasPrefix("`gone …` is not in B.swift") == true)
    #expect(problem("B.swift", "") == "\"find\" is empty; write what B.swift has there")
  }

  @Test func `an edit that changes nothing is no mutant`() {
    #expect(
      problem("B.swift", "alone", "alone")
        == "the edit of B.swift changes nothing; mend \"replace\"")
  }

  @Test(arguments: ["C.swift", "../B.swift", "LinkSeams.swift"])
  func `a file that is not the room's own is refused`(file: String) {
    #expect(problem(file, "alone") == "the room has no file \(file); name one of its own")
  }

  @Test func `a copy stays as it was when the room is edited, and what is linked to stays linked`()
    throws
  {
    let place = folder.appending(path: "copies/one")
    let copy = try room.copy(to: place)
    try Data("other\n".utf8).write(to: folder.appending(path: "B.swift"))
    #expect(copy.files == ["B.swift", "LinkSeams.swift", "Screen/A.swift"])
    let slip = mutant(.init(file: "B.swift", find: "alone", replace: "x"))
    #expect(try copy.mutate(by: slip) == ["B.swift": "x\n"])
    let linked = place.appending(path: "LinkSeams.swift")
    #expect(try String(contentsOf: linked, encoding: .utf8) == "other\n")
    #expect(throws: UserError.self) {
      try copy.mutate(by: mutant(.init(file: "LinkSeams.swift", find: "other", replace: "x")))
    }
  }

  @Test func `the lines of an edit are those of the code as it is`() throws {
    let lines = try room.lines(
      of: mutant(
        .init(file: "Screen/A.swift", find: "two\nthree", replace: "2\n2\n2"),
        .init(file: "B.swift", find: "alone", replace: "")))
    #expect(lines == ["Screen/A.swift": [2, 3], "B.swift": [1]])
  }
}
