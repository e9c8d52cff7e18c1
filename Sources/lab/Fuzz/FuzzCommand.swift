import Foundation
import Harness
import Processes

/// Runs scenarios that are made up, for as long as one likes.
enum FuzzCommand: LabCommand {
  static let name = "fuzz"
  static let help = """
    lab fuzz KATA [--runs N] [--seed S] [--steps N] [--jobs N] [--save]
      Makes scenarios up from the seeds S (1 unless given), S+1, … and runs both sides: N of them (1000
      unless given), each of 20 steps or as many as said. Stops at the first difference, makes the
      scenario as short as it can, and prints it as a scenario file. --save keeps it in
      Katas/<Kata>/Scenarios, where it is a scenario like the others. As many processes as there are
      cores share the work, or as many as --jobs says; what they find is the same.
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
    if let share = options.share { return FuzzShare.run(share, of: run, options) }
    let progress = { (outcome: GeneratedRun.Outcome) in
      guard told.duration(to: ContinuousClock().now) > .seconds(2) else { return }
      told = ContinuousClock().now
      Results.note(rate(outcome))
    }
    let outcome: GeneratedRun.Outcome
    if options.workers > 1 {
      Interruption.passOn()
      outcome = try FuzzWorkers(kata, options).outcome(of: run, progress: progress)
    } else {
      outcome = run(from: options.seed, runs: options.runs, progress: progress)
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
