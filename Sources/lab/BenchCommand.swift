import Harness

/// Measures how fast scenarios run.
enum BenchCommand: LabCommand {
  static let name = "bench"
  static let help = """
    lab bench KATA
      How many scenario steps run in a second, both sides counted, and how much faster than a person
      with a phone that is; as rows of a table.
      Example: swift run -c release lab bench reservations
    """

  static func run(_ arguments: [String]) throws {
    let (kata, rest) = try kata(arguments)
    guard rest.isEmpty else {
      throw UsageProblem("\(rest.joined(separator: " ")) is not known here")
    }
    let behaviour = try kata.behaviour()
    let scenarios = try kata.scenarioFiles.map { try $0.read() }
    func round() {
      for scenario in scenarios {
        for (side, name) in [(kata.legacy, "legacy"), (kata.refactored, "refactored")] {
          let label = "\(kata.name) \(name), \(scenario.slug)"
          _ = ScenarioRunner.run(scenario, on: side, behaviour: behaviour, label: label)
        }
      }
    }
    round()
    let clock = ContinuousClock()
    let start = clock.now
    var rounds = 0
    while start.duration(to: clock.now) < .seconds(2) {
      round()
      rounds += 1
    }
    let elapsed = start.duration(to: clock.now) / .seconds(1)
    let steps = scenarios.reduce(0) { $0 + $1.steps.count } * 2 * rounds
    let waited =
      scenarios.reduce(Duration.zero) { $0 + $1.waited } / .seconds(1) * Double(2 * rounds)
    Results.print(
      """
      | scenario steps per second, \(build) | at least 5000 | \(Int(Double(steps) / elapsed)) |
      | time a scenario would take ÷ time it takes, \(build) | at least 1000 | \(Int(waited / elapsed)) |
      """)
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}

extension Scenario {
  /// How long a person would wait in it, the quiet tail not counted.
  fileprivate var waited: Duration {
    steps.reduce(.zero) { total, step in
      if case .wait(let duration) = step { total + duration } else { total }
    }
  }
}
