import Terminal

/// How tests came out that are written with XCTest, which has no event stream.
struct XCTestOutcome: Equatable, Sendable {
  var passed = 0
  var skipped = 0
  var failed = 0

  /// What failed, a line each, with file and line.
  var issues: [String] = []

  /// Tests that could not even be run.
  init(issue: String) {
    failed = 1
    issues = [issue]
  }

  /// Judges a run of `tests` by how its process ended; what it printed only says where.
  init(tests: [String], ended: Termination, output: String, root: String) {
    let lines = output.split(whereSeparator: \.isNewline).map { String($0).withControlSigns }
    skipped = min(tests.count, lines.count { $0.contains(#/^Test Case '.*' skipped \(/#) })
    if !ended.isSuccess {
      let failures = lines.compactMap { $0.firstMatch(of: #/^.+:\d+: error: (.+?) : /#)?.output }
      issues =
        failures.isEmpty
        ? []
        : lines.filter { $0.contains(#/:\d+: error: .+ : /#) }
          .map { $0.replacing("\(root)/", with: "") }
      failed = min(tests.count, max(1, Set(failures.map(\.1)).count))
      let isCrash = if case .signalled = ended { true } else { false }
      if isCrash || failures.isEmpty {
        let last = lines.last { $0.contains(#/^Test Case '.*' started/#) }
        let place = last?.split(separator: "'").dropFirst().first.map { " in \($0)" } ?? ""
        issues.append("XCTest \(ended.inWords)\(place)")
      }
    }
    // Who calls `exit(0)` ends well, and early.
    let finished = lines.count { $0.contains(#/^Test Case '.*' (passed|failed|skipped) \(/#) }
    if ended.isSuccess, finished < tests.count {
      failed = tests.count - finished
      issues = ["XCTest ended after \(finished) of \(plural(tests.count, "test")): one calls exit"]
    }
    passed = max(0, tests.count - failed - skipped)
  }
}
