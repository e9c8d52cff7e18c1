import Foundation
import Testing

@testable import Practice

@Suite struct CommandContextTests {
  @Test(arguments: ["SWIFTPM_BUILD_DIR", "SWIFT_DETERMINISTIC_HASHING"])
  func `programs do not see what would make a check believe too much`(_ variable: String) {
    let context = CommandContext(
      console: Console(result: { _ in }, progress: { _ in }), directory: URL(filePath: "/"),
      environment: [variable: "1", "PATH": "/bin"], now: { Date() })
    #expect(context.subprocess.environment == ["PATH": "/bin"])
  }
}
