import Harness

/// Measures what scenarios cost, and how that grows.
enum BenchCommand: LabCommand {
  static let name = "bench"
  static let help = """
    lab bench KATA
      What scenarios cost: how many steps and made-up scenarios run in a second, how much faster than a
      person with a phone that is, how the cost grows, and what other ways to do it would cost. Prints
      rows of a table. Scripts/bench measures the loop from an edit to its verdict.
      Example: swift run -c release lab bench reservations
    """

  static func run(_ arguments: [String]) throws {
    let (kata, rest) = try kata(arguments)
    guard rest.isEmpty else {
      throw UsageProblem("\(rest.joined(separator: " ")) is not known here")
    }
    let scenarios = try ScenarioFigures(kata)
    let figures =
      try scenarios.all() + [GeneratedFigure.measure(kata)] + GrowthFigures.all()
      + OtherWays.all(scenarios)
    Results.print(figures.map { $0.row(build) }.joined(separator: "\n"))
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
