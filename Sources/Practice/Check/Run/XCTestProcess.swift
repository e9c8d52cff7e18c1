import Foundation

/// Runs the unit tests that are written with XCTest, in a process of their own, and none where there
/// are no such tests.
struct XCTestProcess {
  let root: URL
  let subprocess: Subprocess
  let kata: KataPaths

  /// How many seconds they may take.
  static let limit = 60

  /// Nil where there are none.
  func run() throws -> XCTestOutcome? {
    let users = ownFiles.filter { text($0).contains("XCTest") }
    guard !users.isEmpty else { return nil }
    let program = TestProgram(root: root)
    let list = try subprocess.run(program.path, program.list, in: root)
    let tests = XCTestNames.read(list.text, of: kata.unitTestModule)
    guard !tests.isEmpty else {
      // A file may use nothing but XCTest's assertions.
      return users.first { text($0).contains("XCTestCase") }.map { file in
        XCTestOutcome(
          issue: "\(file): XCTest finds no test in it: write it with Swift Testing, or delete it")
      }
    }
    let process = BoundedProcess()
    let running = Background { [root, subprocess = subprocess.withShortBacktraces] in
      defer { process.stop() }
      return try subprocess.run(
        program.path, program.xctest(tests), in: root, started: process.begin)
    }
    if !running.isDone(within: Self.limit) { process.end(subprocess) }
    let output = try running.value()
    var outcome = XCTestOutcome(
      tests: tests, ended: output.termination, output: output.text + output.errorText,
      root: root.path)
    if process.wasEnded { outcome.issues.append("XCTest was ended after \(Self.limit) s") }
    return outcome
  }

  /// Assertions that fail without a word; it takes both libraries to write one.
  func swallowed() -> [SwallowedAssertion] {
    let sources = Dictionary(uniqueKeysWithValues: ownFiles.map { ($0, text($0)) })
    guard sources.values.contains(where: { $0.contains("XCTest") }) else { return [] }
    return SwallowedAssertion.find(in: sources)
  }

  private var ownFiles: [String] { Freshness.sources(in: kata.unitTests, root: root) }

  private func text(_ file: String) -> String {
    (try? String(contentsOf: root.appending(path: file), encoding: .utf8)) ?? ""
  }
}
