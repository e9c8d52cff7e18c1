import Processes

/// What a run over mutants comes to.
public struct MutantSummary: Equatable, Sendable {
  /// How many became what, in a line.
  public let text: String

  /// Which mutants should have come to another end, in a line; nil when there is none.
  public let problem: String?

  /// Counts results.
  public init(_ results: [MutantRun.Result]) {
    let killed = results.count { $0.fate.isKilled }
    let noun = results.count == 1 ? "mutant" : "mutants"
    let others = Self.others.compactMap { name in
      let count = results.count { $0.fate.name == name }
      return count == 0 ? nil : "\(count) \(name)"
    }
    text =
      (["\(results.count) \(noun): \(killed) killed by scenario files"] + others)
      .joined(separator: ", ")
    let names = results.filter { !$0.fate.isKilled }.map { "\($0.slug) (\($0.fate.name))" }
    problem =
      names.isEmpty
      ? nil
      : results.allSatisfy { $0.fate.name == "broken" }
        ? "none of the mutants fits the code: they are slips of the reference solution, so try them "
          + "on main, and mend their files where they do not fit there"
        : "\(names.count) of \(results.count) mutants are not killed: "
          + "\(names.joined(separator: ", ")); add a scenario that tells them, or mend their files"
  }

  private static let others = [
    "killed by generated scenarios only", "survived", "unreached", "does not build", "timed out",
    "broken", "not judged",
  ]
}
