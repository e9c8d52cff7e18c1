extension GeneratedRun.Finding {
  /// The seed that the scenario was made up from.
  public var seed: UInt64 { found.seed }

  /// What a made-up scenario shows, in at most 40 lines.
  @MainActor public func report(kata: String) -> String {
    let scenario = shrunk.scenario
    let result = KataRun.Result(
      slug: scenario.slug, title: title, verdict: shrunk.verdict, judgement: shrunk)
    let replay = "swift run lab fuzz \(kata.lowercased()) --seed \(seed) --runs 1"
    return ScenarioReport(kata: kata, result: result, replay: replay)
      .lines(limit: Report.lineLimit).joined(separator: "\n")
  }

  private var title: String {
    let (before, after) = (found.steps.count, shrunk.scenario.steps.count)
    return before == after
      ? "made up, \(after) steps" : "made up, and shortened from \(before) steps to \(after)"
  }
}
