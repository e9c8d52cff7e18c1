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
    run.failures.min { steps($0) < steps($1) }
  }

  /// What can be seen comes before what cannot, and that before what proves nothing; then the shorter
  /// before the longer.
  private func steps(_ result: KataRun.Result) -> (Int, Int, Int) {
    let steps = result.judgement?.scenario.steps.count ?? 0
    guard case .mismatch(let divergence) = result.verdict else { return (2, steps, 0) }
    if case .screens = divergence.kind, !divergence.isInTail { return (0, divergence.step, steps) }
    return (1, divergence.step, steps)
  }

  /// The report; nil when all passed.
  public var text: String? {
    guard let shortest else { return nil }
    let others = run.failures.filter { $0.slug != shortest.slug }
    var tail = others.prefix(Self.othersShown).map { "  \($0.slug): \($0.verdict.summary)" }
    if others.count > Self.othersShown {
      tail.append("  … \(others.count - Self.othersShown) more")
    }
    if !tail.isEmpty { tail.insert("Also failing:", at: 0) }
    let heading = "\(run.kata): \(run.failures.count) of \(run.results.count) scenarios fail."
    let areAlike = run.failures.allSatisfy { $0.verdict == shortest.verdict }
    if areAlike, run.failures.count > 1, case .invalid(let reason) = shortest.verdict {
      return "\(heading)\n\n  invalid: \(reason)"
    }
    let full = ScenarioReport(kata: run.kata, result: shortest)
      .lines(limit: Self.lineLimit - 1 - tail.count)
    return ([heading] + full + tail).joined(separator: "\n")
  }
}
