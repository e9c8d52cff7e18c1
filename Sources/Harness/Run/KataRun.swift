/// All scenarios of a kata, judged once, and a few that are made up.
@MainActor public struct KataRun {
  /// What came of one scenario file.
  public struct Result: Sendable {
    /// The scenario's slug.
    public var slug: String
    /// The scenario's title; the slug where the file is broken.
    public var title: String
    /// The verdict.
    public var verdict: Verdict
    /// The scenario and its traces, where the file could be read.
    public var judgement: Judge.Judgement?
  }

  /// The kata's name.
  public let kata: String
  /// A result for every scenario file that was judged, by name.
  public let results: [Result]
  /// What came of the scenarios that were made up; nil where a scenario file shows a failure already.
  public let generated: GeneratedRun.Outcome?

  /// Judges every scenario of a kata, and then so many that are made up, and tells `listener` as it
  /// goes; or all up to the first that fails.
  public init(
    _ kata: Kata, generated count: Int = 0, listener: VerdictFile? = nil,
    stopsAtFailure: Bool = false
  ) {
    self.init(
      kata, generated: count, listener: listener, stopsAtFailure: stopsAtFailure,
      comparator: Divergence.first)
  }

  init(
    _ kata: Kata, generated count: Int = 0, listener: VerdictFile? = nil,
    stopsAtFailure: Bool = false, comparator: @escaping Divergence.Finder
  ) {
    self.kata = kata.name
    let files = kata.scenarioFiles
    listener?.begin(kata.name, scenarios: files.count)
    let preparation = Preparation(kata, comparator)
    var results: [Result] = []
    for file in files {
      listener?.start(file.slug)
      let result = preparation.result(file)
      listener?.report(result)
      results.append(result)
      if stopsAtFailure, !result.verdict.isPass { break }
    }
    self.results = results
    let isPreserved = results.allSatisfy(\.verdict.isPass)
    generated =
      isPreserved && count > 0
      ? try? GeneratedRun(kata, listener: listener)(from: 1, runs: count) : nil
    listener?.finish(report: Report(self).text)
  }

  /// The results that are failures.
  public var failures: [Result] { results.filter { !$0.verdict.isPass } }
}

/// What all scenarios of a run share, or why none of them can be judged.
@MainActor private struct Preparation {
  private var judge: Judge?
  private var problem: String?

  init(_ kata: Kata, _ comparator: @escaping Divergence.Finder) {
    problem = Canary.problem(comparator: comparator)
    do {
      judge = Judge(
        kata: kata.name, legacy: kata.legacy, refactored: kata.refactored,
        behaviour: try kata.behaviour(), differences: try kata.differences(),
        approved: kata.approved)
      judge?.comparator = comparator
    } catch {
      problem = "\(error)"
    }
  }

  func result(_ file: ScenarioFile) -> KataRun.Result {
    do {
      let scenario = try file.read()
      let judgement = judge?.judge(scenario)
      let verdict = problem.map { Verdict.invalid($0) } ?? judgement?.verdict ?? .invalid("not run")
      return .init(
        slug: file.slug, title: scenario.title, verdict: verdict, judgement: judgement)
    } catch {
      return .init(slug: file.slug, title: file.slug, verdict: .invalid("\(error)"))
    }
  }
}
