import Foundation
import Testing

@testable import Practice

@Suite struct BuiltModuleTests {
  private let folder: ScratchFolder
  private let now = Date(timeIntervalSince1970: 1_780_304_400)

  init() throws { folder = try ScratchFolder() }

  private var root: URL { folder.url }

  @Test func `objects belong to their sources, and those of deleted sources are left out`() throws {
    try write("Sources/Refactored/Toy/A.swift")
    try built(["Sources/Refactored/Toy/A.swift", "Sources/Refactored/Toy/Gone.swift"])
    let module = try BuiltModule(named: "RefactoredToy", root: root)
    #expect(
      module.files == [
        BuiltModule.File(source: "Sources/Refactored/Toy/A.swift", object: "/o/A.swift.o")
      ])
  }

  @Test func `a module that was never built is an error that says what to do`() {
    #expect(throws: UserError("RefactoredToy was not built yet: run `swift build`")) {
      try BuiltModule(named: "RefactoredToy", root: root)
    }
  }

  @Test func `a source that is not in the build makes it stale`() throws {
    try write("Sources/Refactored/Toy/A.swift")
    try write("Sources/Refactored/Toy/Screen/New.swift")
    try built(["Sources/Refactored/Toy/A.swift"])
    #expect(
      try stale() == [
        "Sources/Refactored/Toy/Screen/New.swift was not built: run `swift build`"
      ])
  }

  @Test func `a source from the future makes it stale, since SwiftPM may miss its changes`() throws
  {
    try write("Sources/Refactored/Toy/A.swift", date: now.addingTimeInterval(3_600))
    try built(["Sources/Refactored/Toy/A.swift"])
    #expect(
      try stale() == [
        "Sources/Refactored/Toy/A.swift is dated in the future, so SwiftPM may miss its changes: "
          + "`touch` it"
      ])
  }

  @Test func `a source that was built makes nothing stale, hidden files neither`() throws {
    try write("Sources/Refactored/Toy/A.swift")
    try write("Sources/Refactored/Toy/.#A.swift")
    try write("Sources/Refactored/Toy/notes.txt")
    try built(["Sources/Refactored/Toy/A.swift"])
    #expect(try stale().isEmpty)
  }

  private func stale() throws -> [String] {
    try Freshness.staleSources(
      of: ["RefactoredToy"], in: ["Sources/Refactored/Toy"], root: root, now: now)
  }

  private func built(_ sources: [String]) throws {
    let entries = sources.map { source in
      let name = source.split(separator: "/").last ?? ""
      return #""\#(root.path)/\#(source)": {"object": "/o/\#(name).o"}"#
    }
    try write(
      ".build/debug/RefactoredToy.build/output-file-map.json",
      #"{"": {"swift-dependencies": "x"}, \#(entries.joined(separator: ", "))}"#)
  }

  private func write(_ path: String, _ text: String = "", date: Date? = nil) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: date ?? now], ofItemAtPath: file.path)
  }
}
