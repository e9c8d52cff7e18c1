/// How the unit tests of one kata came out.
struct UnitTestResult: Equatable, Sendable {
  var passed = 0
  var skipped = 0

  /// What failed, a line each, with file and line.
  var issues: [String] = []

  /// How many tests have an issue.
  var failed = 0

  /// The tests during which the process ended.
  var unended: [String] = []

  init() {}

  /// Picks the unit tests of `kata` out of a run.
  init(_ run: TestRun, of kata: KataPaths) {
    for test in run.tests where test.belongs(to: kata) {
      if test.isUnended && !run.isEnded { unended.append(test.name) }
      if !test.issues.isEmpty {
        failed += 1
        issues += test.issues
      } else if test.isPassed {
        passed += 1
      } else if test.isSkipped {
        skipped += 1
      }
    }
  }

  /// Counts what XCTest ran, too.
  mutating func add(_ tests: XCTestOutcome) {
    passed += tests.passed
    skipped += tests.skipped
    failed += tests.failed
    issues += tests.issues
  }

  /// Tests that pass whatever they find have failed.
  mutating func add(_ swallowed: [SwallowedAssertion]) {
    let tests = Set(swallowed.map(\.test)).count
    passed = max(0, passed - tests)
    failed += tests
    issues += swallowed.map(\.words)
  }
}

extension TestRun.Test {
  /// Where its path is not known, the file stands behind the module's name.
  fileprivate func belongs(to kata: KataPaths) -> Bool {
    [kata.unitTests, kata.unitTestModule].contains { file.hasPrefix($0 + "/") }
  }
}

extension UnitTestResult {
  /// How many tests passed, for a sentence.
  var inWords: String {
    if passed + failed + skipped + unended.count == 0 { return "no unit tests yet" }
    return plural(passed, "unit test") + (skipped == 0 ? "" : " and \(skipped) skipped")
  }
}
