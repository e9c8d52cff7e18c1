import Foundation
import Harness

/// Runs scenarios that are made up, for as long as one likes.
enum FuzzCommand: LabCommand {
  static let name = "fuzz"
  static let help = """
    lab fuzz KATA [--runs N] [--seed S] [--steps N] [--save]
      Makes scenarios up from the seeds S (1 unless given), S+1, … and runs both sides: N of them (1000
      unless given), each of 20 steps or as many as said. Stops at the first difference, makes the
      scenario as short as it can, and prints it as a scenario file. --save keeps it in
      Katas/<Kata>/Scenarios, where it is a scenario like the others.
      Exits with 10 when it finds a difference, with 0 when it finds none; code that crashes ends it,
      and names the scenario and the step. What reaches around the simulation is for kata check to find.
      Example: swift run -c release lab fuzz reservations --runs 100000
    """

  static func run(_ arguments: [String]) throws {
    let (kata, rest) = try kata(arguments)
    let options = try FuzzOptions(rest)
    let start = ContinuousClock().now
    var told = start
    func rate(_ outcome: GeneratedRun.Outcome) -> String {
      let seconds = start.duration(to: ContinuousClock().now) / .seconds(1)
      return
        "\(outcome.compared) scenario\(outcome.compared == 1 ? "" : "s"), \(outcome.steps) steps, "
        + "\(Int(Double(outcome.compared) / max(seconds, 0.001))) scenarios a second"
    }
    let run = try GeneratedRun(kata, length: options.steps)
    let outcome = run(from: options.seed, runs: options.runs) { outcome in
      guard told.duration(to: ContinuousClock().now) > .seconds(2) else { return }
      told = ContinuousClock().now
      Results.note(rate(outcome))
    }
    if let problem = outcome.problem { throw UsageProblem("nothing was compared: \(problem)") }
    Results.note(rate(outcome))
    if outcome.skipped > 0 {
      Results.note("\(outcome.skipped) scenarios prove nothing: the legacy code cannot finish them")
    }
    guard let finding = outcome.finding else {
      guard outcome.compared > 0 else {
        throw UsageProblem("no scenario could be compared; look at the legacy code")
      }
      return Results.print("no difference found")
    }
    try report(finding, kata, options)
    exit(10)
  }

  private static func report(
    _ finding: GeneratedRun.Finding, _ kata: Kata, _ options: FuzzOptions
  ) throws {
    var scenario = finding.shrunk.scenario
    scenario.title = "Found with seed \(finding.found.slug.dropFirst("generated-".count))"
    Results.print(finding.report(kata: kata.name))
    let text = ScenarioText(scenario).description
    guard options.saves else {
      return Results.print("\n\(text)")
    }
    let file = kata.folder.appending(path: "Scenarios/\(scenario.slug).json")
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw UsageProblem("\(file.path) exists already; rename it and save again")
    }
    do { try Data(text.utf8).write(to: file, options: .atomic) } catch {
      throw UsageProblem("\(file.path) cannot be written; check the folder's rights and free space")
    }
    Results.print(
      """

      Saved as Katas/\(kata.name)/Scenarios/\(scenario.slug).json. Give it a title that says what happens, \
      then: swift run lab approve \(kata.name.lowercased()) \(scenario.slug)
      """)
  }
}

/// What `lab fuzz` was told.
private struct FuzzOptions {
  var runs = 1000
  var seed: UInt64 = 1
  var steps = GeneratedRun.usualLength
  var saves = false

  init(_ arguments: ArraySlice<String>) throws {
    var left = arguments
    while let option = left.popFirst() {
      switch option {
      case "--save": saves = true
      case "--runs": runs = try Self.number(option, left.popFirst(), 1...1_000_000_000)
      case "--steps": steps = try Self.number(option, left.popFirst(), 1...1_000)
      case "--seed":
        guard let text = left.popFirst(), let number = UInt64(text) else {
          throw UsageProblem("--seed wants a number from 0 on")
        }
        seed = number
      default:
        throw UsageProblem("\(option) is not known here; known are --runs, --seed, --steps, --save")
      }
    }
  }

  private static func number(
    _ option: String, _ text: String?, _ range: ClosedRange<Int>
  ) throws -> Int {
    guard let number = text.flatMap({ Int($0) }), range.contains(number) else {
      throw UsageProblem("\(option) wants a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
