import Foundation
import Simulation

/// Makes scenarios up: from what is on the legacy screen it chooses what a user could really do next,
/// and adds what the world does meanwhile. The same seed makes the same scenario everywhere.
@MainActor public struct ScenarioGenerator {
  private let legacy: Side
  private let behaviour: Behaviour
  private let chooser: any StepChoosing
  private let kata: String

  /// A generator for a kata; throws `ScenarioFile.Broken`.
  public init(_ kata: Kata) throws {
    self.init(
      kata: kata.name, legacy: kata.legacy, behaviour: try kata.behaviour(),
      chooser: StepChooser(avoiding: try kata.differences().avoidedSteps))
  }

  init(kata: String, legacy: Side, behaviour: Behaviour, chooser: any StepChoosing = StepChooser())
  {
    self.kata = kata
    self.legacy = legacy
    self.behaviour = behaviour
    self.chooser = chooser
  }

  /// A scenario of so many steps, and the legacy side's run of it.
  public func scenario(seed: UInt64, steps count: Int) -> (scenario: Scenario, legacy: Run) {
    let streams = RandomStreams(seed: seed)
    var scenario = Self.opening(seed, streams)
    let label = "\(kata) legacy, \(scenario.slug)"
    let run = ScenarioRunner.run(scenario, on: legacy, behaviour: behaviour, label: label) {
      sight in
      let step = sight.taken.count
      return step < count ? chooser.step(step, seeing: sight, streams) : nil
    }
    scenario.steps = run.trace.steps.compactMap(\.step)
    let drawn = run.trace.steps.reduce(0) { $0 + $1.coins.count }
    scenario.coins = Array(scenario.coins.prefix(drawn))
    return (scenario, run)
  }

  /// The world in which a scenario begins: most of the time an ordinary day.
  private static func opening(_ seed: UInt64, _ streams: RandomStreams) -> Scenario {
    var scenario = Scenario(
      slug: Scenario.generatedSlug(seed), title: "Made up from seed \(seed)", seed: seed, steps: [])
    var world = streams.stream(.world)
    if world.chance(20) {
      // Half a minute before midnight, so that a short wait crosses it.
      scenario.now += 14 * 3_600 + 59 * 60 + 30
    }
    if world.chance(10), let name = ["de_DE", "ja_JP", "ar_EG"].randomElement(using: &world) {
      scenario.locale = Locale(identifier: name)
    }
    if world.chance(10),
      let name = ["Asia/Kathmandu", "America/St_Johns"].randomElement(using: &world),
      let zone = TimeZone(identifier: name)
    {
      scenario.timeZone = zone
    }
    scenario.isOnline = !world.chance(5)
    var coins = streams.stream(.coins)
    let heads = [50, 50, 85, 15].randomElement(using: &coins) ?? 50
    scenario.coins = (0..<16).map { _ in coins.chance(heads) }
    return scenario
  }
}

extension Scenario {
  /// The name of the scenario that a seed makes.
  static func generatedSlug(_ seed: UInt64) -> String { "generated-\(seed)" }
}

extension Differences {
  /// What generated scenarios leave out.
  var avoidedSteps: [AvoidedStep] {
    var seen: Set<AvoidedStep> = []
    return all.flatMap { $0.avoid ?? [] }.compactMap { AvoidedStep($0) }
      .filter { seen.insert($0).inserted }
  }
}
