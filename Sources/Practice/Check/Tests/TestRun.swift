import Foundation
import Terminal

/// What a process that ran tests said through Swift Testing's event stream.
struct TestRun: Equatable, Sendable {
  /// A test function, and what became of it.
  struct Test: Equatable, Sendable {
    let name: String

    /// Its file, from the repository's top level; module and file name where the path is not known.
    let file: String

    fileprivate(set) var isStarted = false
    fileprivate(set) var isEnded = false
    fileprivate(set) var isSkipped = false

    /// What failed in it, a line each, with file and line.
    fileprivate(set) var issues: [String] = []

    /// Whether the process ended while it was running.
    var isUnended: Bool { isStarted && !isEnded }

    /// Whether it ran to its end without an issue.
    var isPassed: Bool { isStarted && isEnded && !isSkipped && issues.isEmpty }
  }

  /// Issues that no test function owns: of a suite, or recorded when no test was running.
  private(set) var looseIssues: [String] = []

  /// Whether the run came to its end.
  private(set) var isEnded = false

  private let root: String
  private var functions: [String: Test] = [:]
  private var order: [String] = []

  /// A run that nothing is known about.
  init() { root = "" }

  /// Reads an event stream; a line that is not an event is skipped, as a cut-off one at the end.
  init(_ stream: Data, root: String) {
    self.root = root
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? JSONDecoder().decode(TestEvent.self, from: line) else { continue }
      if event.kind == "test" { declare(event.payload) } else { take(event.payload) }
    }
  }

  /// The test functions, in the order in which the stream lists them.
  var tests: [Test] { order.compactMap { functions[$0] } }

  /// Whether anything failed at all.
  var hasIssues: Bool { !looseIssues.isEmpty || tests.contains { !$0.issues.isEmpty } }

  private mutating func declare(_ test: TestEvent.Payload) {
    guard test.kind == "function", let id = test.id else { return }
    functions[id] = Test(
      name: test.displayName ?? test.name ?? id,
      file: test.sourceLocation.map(place) ?? id)
    order.append(id)
  }

  private mutating func take(_ event: TestEvent.Payload) {
    let id = event.testID ?? ""
    switch event.kind {
    case "testStarted": functions[id]?.isStarted = true
    case "testEnded": functions[id]?.isEnded = true
    case "testSkipped", "testCancelled": functions[id]?.isSkipped = true
    case "issueRecorded" where event.issue?.isKnown == false: record(event, id: id)
    case "runEnded": isEnded = true
    default: break
    }
  }

  private mutating func record(_ event: TestEvent.Payload, id: String) {
    let text = (event.messages ?? []).map(\.text).joined(separator: " ").withControlSigns
    let line = event.issue?.sourceLocation.map { ":\($0.line)" } ?? ""
    if let test = functions[id] {
      functions[id]?.issues.append("\(test.file)\(line): \(test.name): \(text)")
    } else {
      looseIssues.append(event.issue?.sourceLocation.map { "\(place($0))\(line): \(text)" } ?? text)
    }
  }

  private func place(_ location: TestEvent.Location) -> String {
    guard let path = location.path else { return location.fileID }
    return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
