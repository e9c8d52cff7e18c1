import Harness

/// What a kata's scenario files cost on both sides.
@MainActor struct ScenarioFigures {
  private let kata: Kata
  private let behaviour: Behaviour
  /// The scenarios of the files.
  let scenarios: [Scenario]

  init(_ kata: Kata) throws {
    self.kata = kata
    behaviour = try kata.behaviour()
    scenarios = try kata.scenarioFiles.map { try $0.read() }
  }

  /// How many steps both sides take in all scenarios.
  var steps: Int { scenarios.reduce(0) { $0 + $1.steps.count } * 2 }

  /// Runs all scenarios on both sides once.
  func round() { scenarios.forEach(run) }

  func all() -> [Figure] {
    round()
    let elapsed = Figure.time(round) / .seconds(1)
    let faster = scenarios.filter { $0.waited > .zero }.map { scenario in
      (scenario.waited * 2) / Figure.time(tries: 3) { run(scenario) }
    }
    return [
      Figure(
        what: "scenario steps per second", bar: "at least 5000",
        here: "\(Int(Double(steps) / elapsed))"),
      Figure(
        what: "time a scenario would take ÷ time it takes, median", bar: "at least 1000",
        here: faster.isEmpty ? "nobody waits in them" : "\(Int(faster.median))"),
    ]
  }

  private func run(_ scenario: Scenario) {
    for (side, name) in [(kata.legacy, "legacy"), (kata.refactored, "refactored")] {
      let label = "\(kata.name) \(name), \(scenario.slug)"
      _ = ScenarioRunner.run(scenario, on: side, behaviour: behaviour, label: label)
    }
  }
}

/// How many scenarios are made up and compared in a second.
@MainActor enum GeneratedFigure {
  static func measure(_ kata: Kata) throws -> Figure {
    let run = try GeneratedRun(kata, length: 20)
    let count = 100
    var compared = 0
    let elapsed = Figure.time(tries: 3) { compared = run(from: 1, runs: count).compared }
    return Figure(
      what: "made-up scenarios of 20 steps per second", bar: "at least 300, in release 2000",
      here: "\(Int(Double(compared) / (elapsed / .seconds(1))))")
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
