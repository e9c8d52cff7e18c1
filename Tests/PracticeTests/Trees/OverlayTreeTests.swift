import Testing

@testable import Practice

@Suite struct OverlayTreeTests {
  @Test func `what git ignores and the compiler reads is part of the tree, and nothing else`()
    throws
  {
    let bench = try Bench()
    try bench.write("*.log\nScratch*\n", to: ".git/info/exclude")
    let overlay = OverlayTree(of: KataPaths(name: "Toy"), git: bench.library)
    let before = try overlay.idOfWorkingTree()
    try bench.write("noise\n", to: "Sources/Refactored/Toy/build.log")
    #expect(try overlay.idOfWorkingTree() == before)
    try bench.write("// compiled\n", to: "Sources/Refactored/Toy/Scratch.swift")
    #expect(try overlay.idOfWorkingTree() != before)
  }
}
