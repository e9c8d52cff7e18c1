import Foundation
import Harness
import Mutants
import Processes

/// Shows that the scenarios tell slips from the reference solution.
enum MutantsCommand: LabCommand {
  static let name = "mutants"
  static let help = """
    lab mutants KATA [--only MUTANT …]
      Builds the code on main with each slip of Katas/<Kata>/Mutants and runs the scenarios on it, a
      line each: which scenario tells it, and in which step. Fails when one survives, is not reached by
      any scenario, or does not build. Changes no file.
      Example: swift run lab mutants reservations --only one-row-late
    """

  static func run(_ arguments: [String]) throws {
    let (kata, rest) = try kata(arguments)
    switch rest.first {
    case nil: try run(MutantFile.all(in: kata.mutants), of: kata)
    case "--only" where rest.count > 1:
      try run(rest.dropFirst().map { try mutant($0, of: kata) }, of: kata)
    // What a build of a mutant is called with: the verdicts go to a file, as the code under test prints.
    case "--judge" where rest.count == 2:
      let file = VerdictFile(path: rest[rest.startIndex + 1], kata: kata.name)
      _ = KataRun(kata, generated: 30, listener: file, stopsAtFailure: true)
    default:
      throw UsageProblem("\(rest.joined(separator: " ")): give --only and the names of mutants")
    }
  }

  private static func run(_ files: [MutantFile], of kata: Kata) throws {
    guard !files.isEmpty else {
      throw UsageProblem(
        "\(kata.mutants.path) holds no mutant; Katas/README.md shows how to write one")
    }
    Interruption.passOn()
    let start = ContinuousClock.now
    let scenarios = kata.scenarioFiles.count
    guard let lab = Bundle.main.executableURL else {
      throw UsageProblem("this lab cannot be found on disk; run `swift run lab mutants …`")
    }
    let run = try MutantRun(kata: kata.name, room: kata.room, lab: lab)
    let width = files.map(\.slug.count).max() ?? 0
    let results = try run.run(
      files, scenarios: scenarios,
      preserved: { Results.print("without a mutant: preserved, \(scenarios) scenarios") },
      report: { result in
        let slug = result.slug.padding(toLength: width, withPad: " ", startingAt: 0)
        let summary = result.fate.summary
        Results.print("\(slug)  \(result.fate.isKilled ? summary.shortened(to: 120) : summary)")
      })
    let summary = MutantSummary(results)
    let seconds = Int(start.duration(to: .now) / .seconds(1))
    Results.print("\(summary.text), in \(seconds) s")
    if let problem = summary.problem { throw UserError(problem, exitCode: .noValidVerdict) }
  }

  private static func mutant(_ slug: String, of kata: Kata) throws -> MutantFile {
    let files = MutantFile.all(in: kata.mutants)
    guard let file = files.first(where: { $0.slug == slug }) else {
      let near = MutantFile.nearest(to: slug, among: files)
      throw UsageProblem(
        "\(kata.name) has no mutant \"\(slug)\"; "
          + (near.map { "did you mean \($0.slug)?" } ?? "see Katas/\(kata.name)/Mutants"))
    }
    return file
  }
}

extension String {
  /// A report in a file tells the rest; a list of mutants is read line by line.
  fileprivate func shortened(to length: Int) -> String {
    count > length ? prefix(length - 1) + "…" : self
  }
}

extension Kata {
  fileprivate var mutants: URL { folder.appending(path: "Mutants") }

  fileprivate var room: URL {
    folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Refactored/\(name)")
  }
}
