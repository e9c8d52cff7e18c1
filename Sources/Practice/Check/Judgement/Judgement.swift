/// What a check concludes.
struct Judgement: Equatable, Sendable {
  let verdict: CheckVerdict

  /// What the verdict rests on, in a few words.
  let summary: String

  /// What to read after the verdict line: reasons, reports, failures.
  var details: [String] = []

  /// The verdict line, without the time; `subject` is what was checked, where that needs saying.
  func headline(about subject: String? = nil) -> String {
    "\(verdict.title)  \(subject.map { "\($0): " } ?? "")\(summary)"
  }

  /// The judgement on code that does not compile.
  static func doesNotBuild(_ errors: [String]) -> Judgement {
    let rest = errors.count > 20 ? ["and \(errors.count - 20) more"] : []
    return Judgement(
      verdict: .doesNotBuild,
      summary: errors.isEmpty ? "see above" : plural(errors.count, "error"),
      details: errors.prefix(20) + rest)
  }

  /// The judgement on code that was built and run.
  ///
  /// A doubt outweighs a mismatch, and a mismatch outweighs a unit test: what cannot be believed says
  /// nothing about behaviour.
  static func decide(_ evidence: CheckEvidence) -> Judgement {
    let doubts = evidence.doubts
    let failed = evidence.log.failures.count
    if let first = doubts.first {
      return Judgement(
        verdict: .noValidVerdict, summary: first.headline,
        details: first.rest + doubts.dropFirst().flatMap { [$0.line] + $0.remarks }
          + evidence.reports.filter { !first.headline.hasSuffix($0.trimmingPrefix(/\s+/)) })
    }
    guard failed == 0, evidence.log.found == nil else {
      let scenarios = plural(evidence.scenarios.count, "scenario")
      return Judgement(
        verdict: .behaviourChanged,
        summary: failed > 0
          ? "\(failed) of \(scenarios)" : "a generated scenario, and none of \(scenarios)",
        details: evidence.reports + evidence.unitTestCrash)
    }
    return passed(evidence)
  }

  /// The judgement when no scenario fails.
  private static func passed(_ evidence: CheckEvidence) -> Judgement {
    let unitTests = evidence.unitTests
    let scenarios = plural(evidence.scenarios.count, "scenario")
    let crash = evidence.unitTestCrash
    let failed = unitTests.failed + (crash.isEmpty ? 0 : 1)
    guard failed == 0 else {
      return Judgement(
        verdict: .unitTestsFail,
        summary: "\(failed) of \(failed + unitTests.passed); \(scenarios) preserved",
        details: crash + unitTests.issues)
    }
    let declared = evidence.log.verdicts.filter { $0.kind == .declared }
    let kinds = "\(evidence.scenarios.count - declared.count) match, \(declared.count) declared"
    return Judgement(
      verdict: .preserved,
      summary: "\(scenarios) (\(kinds)), \(evidence.log.generated ?? 0) generated, "
        + unitTests.inWords,
      details: declared.map { "  \($0.scenario), \($0.summary)" })
  }
}

extension CheckEvidence {
  /// What the suites say about failing scenarios, else a line for each of the first few; how many
  /// there are is in the verdict line.
  fileprivate var reports: [String] {
    guard log.reports.isEmpty else {
      return log.reports.map {
        String($0.trimmingPrefix(#/[^\n]*: \d+ of \d+ scenarios fail\.\n+/#))
      }
    }
    let lines = log.failures.prefix(6).map { "\($0.scenario): \($0.summary)" }
    let more = log.failures.count - lines.count
    return more > 0 ? lines + ["… \(more) more"] : lines
  }
}

extension CheckVerdict {
  /// The first words of the verdict line.
  fileprivate var title: String {
    switch self {
    case .preserved: "preserved"
    case .behaviourChanged: "behaviour changed"
    case .doesNotBuild: "does not build"
    case .noValidVerdict: "no valid verdict"
    case .unitTestsFail: "unit tests fail"
    }
  }
}
