import Harness

/// Prints a digest for each trace, to compare processes with each other.
enum DigestCommand: LabCommand {
  static let name = "digest"
  static let help = """
    lab digest KATA [--reversed]
      A line a scenario: its name, the digest of the legacy trace, that of the refactored one. Two
      processes, builds or machines that print the same saw the same. --reversed runs the scenarios
      from last to first, which shows state that one scenario leaves to the next.
      Example: swift run lab digest reservations
    """

  static func run(_ arguments: [String]) throws {
    let (kata, options) = try kata(arguments)
    guard options.allSatisfy({ $0 == "--reversed" }) else {
      throw UsageProblem("\(options.joined(separator: " ")): only --reversed is known here")
    }
    let behaviour = try kata.behaviour()
    let files = options.isEmpty ? kata.scenarioFiles : kata.scenarioFiles.reversed()
    var lines: [String] = []
    for file in files {
      let scenario = try file.read()
      func digest(_ side: Side, _ name: String) -> String {
        let label = "\(kata.name) \(name), \(file.slug)"
        return ScenarioRunner.run(scenario, on: side, behaviour: behaviour, label: label)
          .trace.digest
      }
      lines.append(
        "\(file.slug) \(digest(kata.legacy, "legacy")) "
          + "\(digest(kata.refactored, "refactored"))")
    }
    Results.print(lines.sorted().joined(separator: "\n"))
  }
}
