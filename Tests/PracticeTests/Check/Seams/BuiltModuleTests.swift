import Foundation
import Testing

@testable import Practice

@Suite struct BuiltModuleTests {
  private let folder: ScratchFolder
  private let now = Date()

  init() throws { folder = try ScratchFolder() }

  private var root: URL { folder.url }

  @Test func `objects belong to their sources, and those of deleted sources are left out`() throws {
    try write("Sources/Refactored/Toy/A.swift")
    try built(["Sources/Refactored/Toy/A.swift", "Sources/Refactored/Toy/Gone.swift"])
    let module = try BuiltModule(named: "RefactoredToy", root: root)
    #expect(
      module.files == [
        BuiltModule.File(
          source: "Sources/Refactored/Toy/A.swift", object: "\(root.path)/A.swift.o",
          record: "\(root.path)/A.d")
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

  @Test func `a source that is younger than its record was missed by the build`() throws {
    try write("Sources/Refactored/Toy/A.swift", date: now.addingTimeInterval(20))
    try write("Sources/Refactored/Toy/B.swift")
    for name in ["A", "B"] { try write("\(name).d", date: now.addingTimeInterval(10)) }
    try built(["Sources/Refactored/Toy/A.swift", "Sources/Refactored/Toy/B.swift"])
    #expect(try freshness.missedSources() == ["Sources/Refactored/Toy/A.swift"])
  }

  @Test func `a source whose date was set back was missed all the same`() throws {
    try write("A.d", date: now.addingTimeInterval(-3_600))
    try write("Sources/Refactored/Toy/A.swift", date: now.addingTimeInterval(-7_200))
    try built(["Sources/Refactored/Toy/A.swift"])
    #expect(try freshness.missedSources() == ["Sources/Refactored/Toy/A.swift"])
  }

  @Test func `a test program that is older than an object makes it stale`() throws {
    try write("Sources/Refactored/Toy/A.swift")
    try built(["Sources/Refactored/Toy/A.swift"])
    try write("A.swift.o")
    try write(".build/debug/KataWorkbenchPackageTests.xctest")
    #expect(try freshness.staleProducts() == [])
    try write("A.swift.o", date: now.addingTimeInterval(1))
    #expect(
      try freshness.staleProducts() == [
        "KataWorkbenchPackageTests.xctest is older than what it is made of: "
          + "run `rm -rf .build` and check again"
      ])
  }

  @Test(arguments: ["TestSupport", "RefactoredToyTests", "CharacterizationTests"])
  func `lab is as old as what it is linked from, and that are no tests`(_ module: String) throws {
    try write(".build/debug/KataWorkbenchPackageTests.xctest", date: now.addingTimeInterval(2))
    try write(".build/debug/lab")
    try write("Tests/T.swift")
    try built(["Tests/T.swift"], as: module)
    try write("T.swift.o", date: now.addingTimeInterval(1))
    #expect(try freshness.staleProducts() == [])
    try write("Sources/Refactored/Toy/A.swift")
    try built(["Sources/Refactored/Toy/A.swift"])
    try write("A.swift.o", date: now.addingTimeInterval(1))
    #expect(
      try freshness.staleProducts() == [
        "lab is older than what it is made of: run `rm -rf .build` and check again"
      ])
  }

  private var freshness: Freshness { Freshness(root: root, kata: KataPaths(name: "Toy")) }

  private func stale() throws -> [String] {
    try freshness.staleSources(of: ["RefactoredToy"], in: ["Sources/Refactored/Toy"], now: now)
  }

  private func built(_ sources: [String], as module: String = "RefactoredToy") throws {
    let entries = sources.map { source in
      let name = source.split(separator: "/").last ?? ""
      let stem = name.prefix { $0 != "." }
      return #""\#(root.path)/\#(source)": {"object": "\#(root.path)/\#(name).o", "#
        + #""dependencies": "\#(root.path)/\#(stem).d"}"#
    }
    try write(
      ".build/debug/\(module).build/output-file-map.json",
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
