import Foundation
import Testing

@testable import Practice

/// The program `kata` itself, for what only a process of its own can show.
struct KataProgram {
  let bench: Bench

  private static let path: String? = {
    // Beside the tests: where they are a program on their own, and where they are a bundle.
    let folders = [
      Bundle.main.executableURL?.deletingLastPathComponent(),
      Bundle(for: Bench.self).bundleURL.deletingLastPathComponent(),
    ]
    return folders.compactMap { $0?.appending(path: "kata").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Runs a line of shell in the workbench, in which `kata` is the program.
  func shell(_ line: String, started: (pid_t) -> Void = { _ in }) throws -> Subprocess.Output {
    let path = try #require(Self.path)
    let script = "kata() { \(path.quotedForShell) \"$@\"; }\n\(line)"
    return try Subprocess(environment: bench.environment)
      .run("bash", ["-c", script], in: bench.root, started: started)
  }

  /// Runs it directly, so that `started` learns its own process id.
  func run(_ words: [String], started: (pid_t) -> Void) throws -> Subprocess.Output {
    try Subprocess(environment: bench.environment)
      .run(try #require(Self.path), words, in: bench.root, started: started)
  }
}
