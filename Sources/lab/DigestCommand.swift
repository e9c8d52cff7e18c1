import Harness

/// Prints a digest for each trace, to compare processes with each other.
enum DigestCommand: LabCommand {
  static let name = "digest"
  static let help = """
    lab digest KATA [--reversed] [--generated N]
      A line a scenario: its name, the digest of the legacy trace, that of the refactored one. Two
      processes, builds or machines that print the same saw the same. --reversed runs the scenarios
      from last to first, which shows state that one scenario leaves to the next. --generated adds
      so many scenarios that are made up, from the seeds 1, 2, …
      Example: swift run lab digest reservations
    """

  static func run(_ arguments: [String]) throws {
    let (kata, options) = try kata(arguments)
    let (isReversed, generated) = try read(options)
    let behaviour = try kata.behaviour()
    var scenarios = try kata.scenarioFiles.map { try $0.read() }
    let generator = try ScenarioGenerator(kata)
    scenarios += (0..<generated).map {
      generator.scenario(seed: $0 + 1, steps: GeneratedRun.usualLength).scenario
    }
    if isReversed { scenarios.reverse() }
    var lines: [String] = []
    for scenario in scenarios {
      func digest(_ side: Side, _ name: String) -> String {
        let label = "\(kata.name) \(name), \(scenario.slug)"
        return ScenarioRunner.run(scenario, on: side, behaviour: behaviour, label: label)
          .trace.digest
      }
      lines.append(
        "\(scenario.slug) \(digest(kata.legacy, "legacy")) "
          + "\(digest(kata.refactored, "refactored"))")
    }
    Results.print(lines.sorted().joined(separator: "\n"))
  }

  private static func read(
    _ options: ArraySlice<String>
  ) throws -> (isReversed: Bool, generated: UInt64) {
    var left = options
    var (isReversed, generated) = (false, UInt64(0))
    while let option = left.popFirst() {
      switch option {
      case "--reversed": isReversed = true
      case "--generated":
        guard let number = left.popFirst().flatMap({ UInt64($0) }), number <= 1_000_000 else {
          throw UsageProblem("--generated wants a number up to 1000000")
        }
        generated = number
      default:
        throw UsageProblem("\(option) is not known here; known are --reversed and --generated")
      }
    }
    return (isReversed, generated)
  }
}
