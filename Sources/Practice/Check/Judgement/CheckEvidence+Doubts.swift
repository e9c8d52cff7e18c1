/// Why no verdict can be given, most telling first.
extension CheckEvidence {
  /// Each reason not to believe the verdicts; empty when they can be believed.
  ///
  /// What reaches past the simulation comes before what may follow from it.
  var doubts: [Doubt] {
    let stale = staleness.map { Doubt(summary: $0) } + (outside?.doubts ?? [])
    if canWait { return stale + seams }
    if scenarios.isEmpty { return stale + [Doubt(summary: "there is no scenario to run")] }
    return stale + log.faults.map { Doubt(summary: $0) } + crash + seams + counts + unusable
      + otherProcessDoubts + unexplained
  }

  /// Whether the process ended before the characterization suite did.
  var isCrashed: Bool { !log.isFinished && !run.isEnded }

  /// The scenarios that were not even begun.
  var missing: [String] {
    let known = Set(log.verdicts.map(\.scenario) + log.unended)
    return scenarios.filter { !known.contains($0) }
  }

  private var seams: [Doubt] {
    // What may wait is why nothing was run.
    let findings = findings.filter(\.canWait) + findings.filter { !$0.canWait }
    guard let first = findings.first else { return [] }
    let more = findings.count > 1 ? ", and \(findings.count - 1) more" : ""
    return [
      Doubt(
        summary: "\(first.name) in \(first.file) \(first.problem)\(more)",
        remarks: (canWait ? ["no scenario was run, since one may wait for ever"] : [])
          + findings.map(\.description))
    ]
  }

  private var counts: [Doubt] {
    guard !isCrashed else { return [] }
    guard let announced = log.announced else {
      return [
        Doubt(summary: "no scenario ran: Tests/CharacterizationTests has no suite for this kata")
      ]
    }
    var doubts: [Doubt] = []
    if !log.unended.isEmpty {
      doubts.append(Doubt(summary: "begun and not judged", names: log.unended))
    }
    if !missing.isEmpty {
      doubts.append(
        Doubt(summary: "\(missing.count) of \(scenarios.count) never ran", names: missing))
    }
    let files = Set(scenarios)
    let strangers = log.verdicts.map(\.scenario).filter { !files.contains($0) }
    if !strangers.isEmpty {
      doubts.append(Doubt(summary: "judged, but without a file", names: strangers))
    }
    guard doubts.isEmpty else { return doubts }
    if announced != scenarios.count {
      return [
        Doubt(
          summary: "the suite ran \(plural(announced, "scenario")), and there "
            + (scenarios.count == 1 ? "is 1 file" : "are \(scenarios.count) files"))
      ]
    }
    guard log.isFinished else { return [Doubt(summary: "the suite did not come to its end")] }
    return log.failures.isEmpty && log.generated ?? 0 == 0
      ? [Doubt(summary: "no scenario was made up and compared")] : []
  }

  /// The report names these scenarios, so that one only has its name here.
  var unusable: [Doubt] {
    [VerdictKind.nondeterministic, .invalid].compactMap { kind in
      let verdicts = (log.verdicts + (log.found.map { [$0] } ?? [])).filter { $0.kind == kind }
      let names = verdicts.map(\.scenario)
      guard let first = verdicts.first else { return nil }
      if names.count > 1, verdicts.allSatisfy({ $0.summary == first.summary }) {
        return Doubt(summary: "\(names.count) of \(scenarios.count) \(first.summary)")
      }
      return Doubt(
        summary: "\(names.count) of \(scenarios.count) \(kind.rawValue)",
        names: names.count == 1 ? names : [])
    }
  }

  /// A failure of the test process that no verdict and no unit test accounts for.
  private var unexplained: [Doubt] {
    guard !isCrashed, log.verdicts.allSatisfy(\.kind.isPass), log.found == nil else { return [] }
    let suite = run.tests.filter { $0.file.hasPrefix("Tests/CharacterizationTests/") }.flatMap(
      \.issues)
    if let issue = (suite + run.looseIssues).first {
      return [Doubt(summary: "the characterization tests failed without a verdict: \(issue)")]
    }
    if !run.isEnded, unitTests.unended.isEmpty {
      return [Doubt(summary: "the test run did not come to its end")]
    }
    if !testsEnded.isSuccess, run.isEnded, !run.hasIssues {
      return [Doubt(summary: "the test process \(testsEnded.inWords), and no test says why")]
    }
    return []
  }
}
