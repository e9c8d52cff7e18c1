/// What a check concludes.
struct Judgement: Equatable, Sendable {
  let verdict: CheckVerdict

  /// The verdict line, without the time.
  let headline: String

  /// What to read after the verdict line: reasons, reports, failures.
  let details: [String]

  /// The judgement on code that does not compile.
  static func doesNotBuild(_ errors: [String]) -> Judgement {
    let count = plural(errors.count, "error")
    let rest = errors.count > 20 ? ["and \(errors.count - 20) more"] : []
    return Judgement(
      verdict: .doesNotBuild, headline: "does not build  \(errors.isEmpty ? "see above" : count)",
      details: errors.prefix(20) + rest)
  }

  /// The judgement on code that was built and run.
  ///
  /// A doubt outweighs a mismatch, and a mismatch outweighs a unit test: what cannot be believed says
  /// nothing about behaviour.
  static func decide(_ evidence: CheckEvidence) -> Judgement {
    let failures = evidence.log.verdicts.filter { !$0.kind.isPass }
    let reports =
      evidence.log.reports.isEmpty
      ? failures.map { "\($0.scenario): \($0.summary)" } : evidence.log.reports
    let doubts = evidence.doubts
    if let first = doubts.first {
      return Judgement(
        verdict: .noValidVerdict, headline: "no valid verdict  \(first)",
        details: doubts.dropFirst() + evidence.findings.map(\.description) + reports)
    }
    if !failures.isEmpty {
      let places = failures.map { failure in
        failure.step.map { "\(failure.scenario) at step \($0)" } ?? failure.scenario
      }
      return Judgement(
        verdict: .behaviourChanged,
        headline: "behaviour changed  \(failures.count) of \(evidence.scenarios.count) scenarios: "
          + evidence.list(places),
        details: reports + evidence.unitTestsUnended)
    }
    return passed(evidence)
  }

  private static func passed(_ evidence: CheckEvidence) -> Judgement {
    let unitTests = evidence.unitTests
    let declared = evidence.log.verdicts.filter { $0.kind == .declared }
    let scenarios = plural(evidence.scenarios.count, "scenario")
    let failed = unitTests.failed + unitTests.unended.count
    guard failed == 0 else {
      return Judgement(
        verdict: .unitTestsFail,
        headline: "unit tests fail  \(failed) of \(failed + unitTests.passed); "
          + "\(scenarios) preserved",
        details: evidence.unitTestsUnended + unitTests.issues)
    }
    let kinds = "\(evidence.scenarios.count - declared.count) match, \(declared.count) declared"
    return Judgement(
      verdict: .preserved,
      headline: "preserved  \(scenarios) (\(kinds)), \(unitTests.inWords)",
      details: declared.map { "\($0.scenario): \($0.summary)" })
  }
}

extension CheckEvidence {
  /// A line for each unit test during which the test process ended.
  fileprivate var unitTestsUnended: [String] {
    unitTests.unended.map { "the tests \(endedHow) in unit test \"\($0)\"" }
  }
}
