extension GeneratedRun.Finding {
  /// The seed that the scenario was made up from.
  public var seed: UInt64 { found.seed }

  /// What a made-up scenario shows, in at most 40 lines.
  @MainActor public func report(kata: String) -> String {
    let scenario = shrunk.scenario
    let result = KataRun.Result(
      slug: scenario.slug, title: title, verdict: shrunk.verdict, judgement: shrunk)
    return ScenarioReport(kata: kata, result: result, replay: replay(kata))
      .lines(limit: Report.lineLimit).joined(separator: "\n")
  }

  /// The command that makes it up again, with those before it where it takes them, in one process.
  private func replay(_ kata: String) -> String {
    Self.command(kata, (firstSeed ?? seed)...seed, length) + (firstSeed == nil ? "" : " --jobs 1")
  }

  /// The command that makes up the scenarios of these seeds.
  static func command(_ kata: String, _ seeds: ClosedRange<UInt64>, _ length: Int) -> String {
    let (first, runs) = (seeds.lowerBound, seeds.upperBound - seeds.lowerBound + 1)
    let steps = length == GeneratedRun.usualLength ? "" : " --steps \(length)"
    return "swift run lab fuzz \(kata.lowercased()) --seed \(first) --runs \(runs)\(steps)"
  }

  private var title: String {
    let (before, after) = (found.steps.count, shrunk.scenario.steps.count)
    return before == after
      ? "made up, \(after) steps" : "made up, and shortened from \(before) steps to \(after)"
  }
}
