import Simulation

/// Runs scenarios made up from consecutive seeds on both sides, until one shows a difference.
@MainActor public struct GeneratedRun {
  /// A scenario that shows a difference, and the plainest one that shows the same.
  public struct Finding: Sendable {
    /// The scenario as it was made up.
    public var found: Scenario
    /// The judgement on the plainest scenario that fails in the same way.
    public var shrunk: Judge.Judgement
    /// How many steps scenarios were made to have, which is needed to make this one again.
    var length: Int
    /// The seed from which the run began, where only scenarios before this one make it fail.
    var firstSeed: UInt64?
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

  /// How many steps a scenario has unless said otherwise.
  public nonisolated static let usualLength = 20

  private let generator: ScenarioGenerator
  private let comparison: Comparison
  /// How many steps a scenario is made to have.
  let length: Int
  private let listener: VerdictFile?

  /// Runs of a kata with scenarios of so many steps; throws `ScenarioFile.Broken`.
  public init(_ kata: Kata, length: Int = GeneratedRun.usualLength, listener: VerdictFile? = nil)
    throws
  {
    self.init(
      kata: kata.name, legacy: kata.legacy, refactored: kata.refactored,
      behaviour: try kata.behaviour(),
      chooser: StepChooser(avoiding: try kata.differences().avoidedSteps), length: length,
      listener: listener)
  }

  init(
    kata: String, legacy: Side, refactored: Side, behaviour: Behaviour = Behaviour(),
    chooser: any StepChoosing = StepChooser(),
    comparator: @escaping Divergence.Finder = Divergence.first,
    length: Int = GeneratedRun.usualLength,
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
    outcome.problem = problem
    guard outcome.problem == nil else { return outcome }
    var alike: Scenario?
    for number in 0..<UInt64(max(0, runs)) {
      let (scenario, sighting) = look(seed &+ number)
      outcome.count(sighting)
      if case .different = sighting {
        outcome.finding = finding(scenario, after: alike, from: seed)
        return outcome
      }
      if case .same = sighting { alike = alike ?? scenario }
      progress(outcome)
    }
    return outcome
  }

  /// Why no comparison can be trusted in this process; nil when it can.
  var problem: String? { Canary.problem(comparator: comparison.comparator) }

  /// The command that makes up the scenario of a seed again.
  func command(_ seed: UInt64) -> String {
    Finding.command(comparison.kata, seed...seed, length)
  }

  /// Makes a scenario up and runs it on both sides.
  func look(_ seed: UInt64) -> (Scenario, Sighting) {
    if let listener {
      listener.startGenerated(Scenario.generatedSlug(seed))
    } else {
      // Who listens says so itself.
      Watchdog.advise(command(seed))
    }
    defer { Watchdog.advise(nil) }
    let (scenario, legacy) = generator.scenario(seed: seed, steps: length)
    guard legacy.invalidity == nil else { return (scenario, .skipped) }
    let steps = scenario.steps.count * 2
    let isSame = comparison.failure(scenario, legacy: legacy) == nil
    return (scenario, isSame ? .same(steps: steps) : .different(steps: steps))
  }

  /// What a failing scenario comes to; `alike` is one that did not fail before it.
  func finding(_ scenario: Scenario, after alike: Scenario?, from seed: UInt64) -> Finding {
    if let alike, comparison.failure(alike) != nil {
      return unstable(
        alike, scenario, from: seed,
        "it differs from itself once other scenarios ran, as when a static outlives the app")
    }
    let plainest = Shrinker(failure: comparison.failure).shrink(scenario)
    let judgement = comparison.judge.judge(plainest)
    guard judgement.verdict.isPass else {
      return Finding(found: scenario, shrunk: judgement, length: length)
    }
    return unstable(plainest, scenario, from: seed, Self.changes)
  }

  /// Why a difference that does not come again is no difference between the sides.
  static let changes = "it differs from itself when run again"

  func unstable(
    _ shown: Scenario, _ found: Scenario, from seed: UInt64, _ why: String
  ) -> Finding {
    var judgement = comparison.judge.judge(shown)
    judgement.verdict = .nondeterministic("refactored code: \(why)")
    return Finding(found: found, shrunk: judgement, length: length, firstSeed: seed)
  }
}
