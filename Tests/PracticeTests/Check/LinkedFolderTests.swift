import Foundation
import Testing

@testable import Practice

@Suite struct LinkedFolderTests {
  @Test(arguments: ["Tests/RefactoredTests/Toy", "Sources/Refactored/Toy", "Tests"])
  func `a link in the place of a folder is named, and the command that is told mends it`(
    path: String
  ) throws {
    let bench = try Bench()
    bench.kata("start", "toy", "--now")
    try bench.write("// tests\n", to: "Tests/RefactoredTests/Toy/ToyTests.swift")
    let file = bench.root.appending(path: path)
    let real = bench.beside("real")
    try FileManager.default.moveItem(at: file, to: real)
    try bench.link(path, to: real.path)
    for words in [["check", "toy"], ["stage", "1"]] {
      let run = bench.kata(words)
      #expect(run.code == .environment)
      #expect(run.error?.hasPrefix("\(path) is a symbolic link to ") == true)
    }
    let error = try #require(bench.kata("stage", "1").error)
    try bench.shell(String(try #require(error.split(separator: "`").dropFirst().first)))
    #expect(bench.kata("stage", "1").code == .success)
    #expect(bench.kata("stage", "mine").code == .success)
    #expect(try bench.read("Tests/RefactoredTests/Toy/ToyTests.swift") == "// tests\n")
  }
}
