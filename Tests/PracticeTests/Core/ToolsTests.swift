import Testing

@testable import Practice

@Suite struct ToolsTests {
  @Test(arguments: [
    ("git", "git version 2.39.5\n", [2, 39, 5]),
    ("git", "git version 2.39.5 (Apple Git-154)\n", [2, 39, 5]),
    ("swift", "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64\n", [6, 3, 1]),
    ("swift", "swift-driver version: 1.1 Apple Swift version 6.2 (swiftlang-6.2)\n", [6, 2]),
  ])
  func `versions are read as these programs print them`(
    program: String, text: String, version: [Int]
  ) {
    #expect(Tools.version(in: text, of: program) == version)
  }

  @Test func `text without a version gives none`() {
    #expect(Tools.version(in: "swift: command not found", of: "swift") == nil)
  }
}
