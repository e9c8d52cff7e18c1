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

  /// Picks the tests in `folder` out of a run.
  init(_ run: TestRun, folder: String) {
    for test in run.tests where test.file.hasPrefix("\(folder)/") {
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
}

extension UnitTestResult {
  /// How many tests passed, for a sentence.
  var inWords: String {
    if passed + failed + skipped + unended.count == 0 { return "no unit tests yet" }
    return plural(passed, "unit test") + (skipped == 0 ? "" : " and \(skipped) skipped")
  }
}
