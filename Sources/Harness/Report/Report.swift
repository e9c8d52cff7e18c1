/// What a failing run says: the shortest failing scenario in full, the others in a line each.
@MainActor public struct Report {
  /// No report is longer, however much failed.
  static let lineLimit = 40
  private static let othersShown = 6

  private let run: KataRun

  /// The report on a run.
  public init(_ run: KataRun) { self.run = run }

  /// The slug of the scenario that is shown in full; nil when all passed.
  public var shown: String? { shortest?.slug }

  private var shortest: KataRun.Result? {
    run.failures.min { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  /// Causes come before what may only follow from them: a side that differs from itself, then a screen
  /// that is never freed. Then what can be seen comes before what cannot, and that before what proves
  /// nothing; then the earlier step, an ordinary day before a special one, and the shorter scenario.
  private func rank(_ result: KataRun.Result) -> [Int] {
    let scenario = result.judgement?.scenario
    let steps = scenario?.steps.count ?? 0
    let special = scenario?.isOnAnOrdinaryDay ?? false ? 0 : 1
    switch result.verdict {
    case .nondeterministic: return [0, 0, special, steps]
    case .mismatch(let divergence):
      let kind =
        switch divergence.kind {
        case .leaks: 1
        case .screens where !divergence.isInTail: 2
        default: 3
        }
      return [kind, divergence.step, special, steps]
    case .match, .declared, .invalid: return [4, 0, special, steps]
    }
  }

  /// The report; nil when all passed.
  public var text: String? {
    guard let shortest else { return run.generated?.finding?.report(kata: run.kata) }
    let others = run.failures.filter { $0.slug != shortest.slug }
    var tail = others.prefix(Self.othersShown).map { "  \($0.slug): \($0.verdict.summary)" }
    if others.count > Self.othersShown {
      tail.append("  … \(others.count - Self.othersShown) more")
    }
    if !tail.isEmpty { tail.insert("Also failing:", at: 0) }
    var heading = "\(run.kata): \(run.failures.count) of \(run.results.count) scenarios fail."
    if !others.isEmpty, let cause = shortest.cause,
      run.failures.allSatisfy({ $0.cause == cause })
    {
      guard shortest.isOfScenario else { return "\(heading)\n\n  \(shortest.verdict.summary)" }
      heading = heading.dropLast() + ", all for this reason."
      tail = []
    }
    let full = ScenarioReport(kata: run.kata, result: shortest)
      .lines(limit: Self.lineLimit - 1 - tail.count)
    return ([heading] + full + tail).joined(separator: "\n")
  }
}

extension KataRun.Result {
  /// Whether the verdict came of running the scenario, and not of something that all share.
  fileprivate var isOfScenario: Bool { judgement?.verdict == verdict }

  /// Why the scenario proves nothing, without the place; nil where it proves something.
  fileprivate var cause: String? {
    guard case .invalid(let reason) = verdict else { return nil }
    return isOfScenario ? judgement?.cause ?? reason : reason
  }
}

extension Scenario {
  /// Whether it is in English, in UTC, and at the usual time.
  fileprivate var isOnAnOrdinaryDay: Bool {
    let usual = Scenario(slug: slug, title: title, steps: [])
    return locale == usual.locale && timeZone == usual.timeZone && now == usual.now
  }
}
