/// Runs scenarios made up from consecutive seeds on both sides, until one shows a difference.
@MainActor public struct GeneratedRun {
  /// A scenario that shows a difference, and the plainest one that shows the same.
  public struct Finding: Sendable {
    /// The scenario as it was made up.
    public var found: Scenario
    /// The judgement on the plainest scenario that fails in the same way.
    public var shrunk: Judge.Judgement
  }

  /// What came of some runs.
  public struct Outcome: Sendable {
    /// Scenarios that were compared.
    public var compared = 0
    /// Scenarios that the legacy code cannot finish, which prove nothing.
    public var skipped = 0
    /// Steps taken, both sides counted.
    public var steps = 0
    /// The first difference.
    public var finding: Finding?
    /// Why nothing was compared: a comparison that cannot be trusted; nil when it can.
    public var problem: String?
  }

  private let generator: ScenarioGenerator
  private let comparison: Comparison
  private let length: Int
  private let listener: VerdictFile?

  /// Runs of a kata with scenarios of so many steps; throws `ScenarioFile.Broken`.
  public init(_ kata: Kata, length: Int = 20, listener: VerdictFile? = nil) throws {
    self.init(
      kata: kata.name, legacy: kata.legacy, refactored: kata.refactored,
      behaviour: try kata.behaviour(),
      chooser: StepChooser(avoiding: try kata.differences().avoidedSteps), length: length,
      listener: listener)
  }

  init(
    kata: String, legacy: Side, refactored: Side, behaviour: Behaviour = Behaviour(),
    chooser: any StepChoosing = StepChooser(),
    comparator: @escaping Divergence.Finder = Divergence.first, length: Int = 20,
    listener: VerdictFile? = nil
  ) {
    generator = ScenarioGenerator(
      kata: kata, legacy: legacy, behaviour: behaviour, chooser: chooser)
    comparison = Comparison(
      kata: kata, legacy: legacy, refactored: refactored, behaviour: behaviour,
      comparator: comparator)
    self.length = length
    self.listener = listener
  }

  /// Runs up to so many scenarios, one for each seed from the first on, and stops at a difference, which
  /// it shrinks. `progress` hears of every run.
  public func callAsFunction(
    from seed: UInt64, runs: Int, progress: (Outcome) -> Void = { _ in }
  ) -> Outcome {
    var outcome = Outcome()
    defer { listener?.report(outcome) }
    outcome.problem = Canary.problem(comparator: comparison.comparator)
    guard outcome.problem == nil else { return outcome }
    for number in 0..<UInt64(max(0, runs)) {
      listener?.startGenerated(Scenario.generatedSlug(seed &+ number))
      let (scenario, legacy) = generator.scenario(seed: seed &+ number, steps: length)
      guard legacy.invalidity == nil else {
        outcome.skipped += 1
        continue
      }
      outcome.compared += 1
      outcome.steps += scenario.steps.count * 2
      if comparison.failure(scenario, legacy: legacy) != nil {
        outcome.finding = finding(scenario)
        return outcome
      }
      progress(outcome)
    }
    return outcome
  }

  private func finding(_ scenario: Scenario) -> Finding {
    let plainest = Shrinker(failure: comparison.failure).shrink(scenario)
    return Finding(found: scenario, shrunk: comparison.judge.judge(plainest))
  }
}
