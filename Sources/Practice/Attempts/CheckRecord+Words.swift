extension CheckRecord {
  /// Outcome and counts: how much was proven, or how much fails.
  var inWords: String {
    let counts = counts.compactMap { $0 }
    return counts.isEmpty ? verdict.words : "\(verdict.words) (\(counts.joined(separator: ", ")))"
  }

  private var counts: [String?] {
    switch verdict {
    case .preserved:
      [
        plural(scenarios, "scenario"), declared > 0 ? "\(declared) declared" : nil,
        plural(unitTests, "unit test"),
      ]
    case .behaviourChanged, .noValidVerdict:
      // Attempts that were recorded by an older workbench do not know.
      [summary ?? failed.flatMap { $0 > 0 ? "\($0) of \(plural(scenarios, "scenario"))" : nil }]
    case .unitTestsFail:
      [
        plural(scenarios, "scenario"),
        failedUnitTests.map { "\($0) of \(plural(unitTests, "unit test"))" },
      ]
    case .doesNotBuild: []
    }
  }
}
