/// Why no verdict can be given, most telling first.
extension CheckEvidence {
  /// One line for each reason not to believe the verdicts; empty when they can be believed.
  var doubts: [String] {
    if scenarios.isEmpty { return staleness + ["there is no scenario to run"] }
    return staleness + log.faults + crash + counts + unusable + secondProcessDoubts + seams
      + unexplained
  }

  /// Whether the process ended before the characterization suite did.
  private var isCrashed: Bool { !log.isFinished && !run.isEnded }

  private var missing: [String] {
    let known = Set(log.verdicts.map(\.scenario) + log.unended)
    return scenarios.filter { !known.contains($0) }
  }

  private var crash: [String] {
    guard isCrashed else { return [] }
    let unitTests = unitTests.unended.map { "\"\($0)\"" }
    let place =
      if !log.unended.isEmpty {
        "in scenario \(list(log.unended))"
      } else if !unitTests.isEmpty {
        "in unit test \(list(unitTests))"
      } else {
        log.verdicts.isEmpty ? "before the first scenario" : "between two scenarios"
      }
    let rest = missing.isEmpty ? "" : "; \(missing.count) of \(scenarios.count) never ran"
    // Unit tests run beside the scenarios, and it may have been one of them.
    let beside =
      log.unended.isEmpty || unitTests.isEmpty
      ? [] : ["unit tests that were under way too: \(list(unitTests))"]
    return ["the tests \(endedHow) \(place)\(rest)"] + beside
  }

  /// What the test process did instead of coming to its end.
  var endedHow: String {
    hasStalled ? "stood still for \(StallGuard.limit) s and were ended" : "crashed"
  }

  private var counts: [String] {
    guard !isCrashed else { return [] }
    guard let announced = log.announced else {
      return ["no scenario ran: Tests/CharacterizationTests has no suite for this kata"]
    }
    var lines: [String] = []
    if !log.unended.isEmpty { lines.append("begun and not judged: \(list(log.unended))") }
    if !missing.isEmpty {
      lines.append("\(missing.count) of \(scenarios.count) never ran: \(list(missing))")
    }
    let files = Set(scenarios)
    let strangers = log.verdicts.map(\.scenario).filter { !files.contains($0) }
    if !strangers.isEmpty { lines.append("judged, but without a file: \(list(strangers))") }
    if lines.isEmpty, announced != scenarios.count {
      lines.append("the suite ran \(announced) scenarios, and there are \(scenarios.count) files")
    }
    if lines.isEmpty, !log.isFinished { lines.append("the suite did not come to its end") }
    return lines
  }

  private var unusable: [String] {
    [VerdictKind.nondeterministic, .invalid].compactMap { kind in
      let names = log.verdicts.filter { $0.kind == kind }.map(\.scenario)
      return names.isEmpty
        ? nil : "\(names.count) of \(scenarios.count) \(kind.rawValue): \(list(names))"
    }
  }

  private var secondProcessDoubts: [String] {
    // What crashes the tests crashes the second process too, and has been told.
    guard !isCrashed else { return [] }
    let comparable = log.verdicts.filter { $0.kind.isPass || $0.kind == .mismatch }
    let missing = comparable.filter { secondProcess.digests[$0.scenario] == nil }.map(\.scenario)
    let different = comparable.filter { verdict in
      guard let first = verdict.digests, let second = secondProcess.digests[verdict.scenario]
      else { return false }
      return first != second
    }.map(\.scenario)
    var lines: [String] = []
    if !different.isEmpty {
      lines.append(
        "\(different.count) of \(scenarios.count) nondeterministic, different in a second process "
          + "with another time zone and language: \(list(different))")
    }
    if !secondEnded.isSuccess || !missing.isEmpty || !secondProcess.faults.isEmpty {
      lines.append(
        "the second process (`lab digest`) \(secondEnded.inWords)"
          + (missing.isEmpty ? "" : " without \(list(missing))"))
    }
    return lines
  }

  private var seams: [String] {
    guard !findings.isEmpty else { return [] }
    let names = findings.map(\.name).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return ["outside the simulation: \(list(names))"]
  }

  /// A failure of the test process that no verdict and no unit test accounts for.
  private var unexplained: [String] {
    guard !isCrashed, log.verdicts.allSatisfy(\.kind.isPass) else { return [] }
    let suite = run.tests.filter { $0.file.hasPrefix("Tests/CharacterizationTests/") }.flatMap(
      \.issues)
    if let issue = (suite + run.looseIssues).first {
      return ["the characterization tests failed without a verdict: \(issue)"]
    }
    if !run.isEnded, unitTests.unended.isEmpty { return ["the test run did not come to its end"] }
    if !testsEnded.isSuccess, run.isEnded, !run.hasIssues {
      return ["the test process \(testsEnded.inWords), and no test says why"]
    }
    return []
  }

  /// A few names, and how many more there are.
  func list(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }
}
