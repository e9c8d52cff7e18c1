/// What became of a mutant.
public enum Fate: Equatable, Sendable {
  /// A scenario told it from the reference solution.
  case killed(Kill)
  /// No scenario told it from the reference solution, though some execute the edited lines.
  case survived
  /// No scenario executes the edited lines.
  case unreached
  /// The compiler refuses it; its first error.
  case doesNotBuild(String)
  /// It was not built, or not judged, in a time that is ample; what took so long.
  case timedOut(String)
  /// It is no edit of the code as it is, or its file is broken; the line that says so.
  case broken(String)
  /// Nothing was proven; why.
  case notJudged(String)

  /// The scenario that killed a mutant, and how it shows.
  public struct Kill: Equatable, Sendable {
    /// The scenario's slug.
    public var scenario: String
    /// The step, and what differs in it.
    public var words: String
    /// Whether the scenario was made up, and no file tells the mutant.
    public var isGenerated = false
  }

  /// Whether a scenario file tells the mutant, as it should be.
  public var isKilled: Bool {
    if case .killed(let kill) = self { !kill.isGenerated } else { false }
  }

  /// The fate in one word or a few.
  public var name: String {
    switch self {
    case .killed(let kill): kill.isGenerated ? "killed by generated scenarios only" : "killed"
    case .survived: "survived"
    case .unreached: "unreached"
    case .doesNotBuild: "does not build"
    case .timedOut: "timed out"
    case .broken: "broken"
    case .notJudged: "not judged"
    }
  }

  /// One line: the fate and what else is worth knowing.
  public var summary: String {
    switch self {
    case .killed(let kill):
      "\(name)\(kill.isGenerated ? ":" : " by") \(kill.scenario): \(kill.words)"
    case .survived: "\(name): every scenario matches"
    case .unreached: "\(name): no scenario executes the edited lines"
    case .doesNotBuild(let reason), .timedOut(let reason), .broken(let reason),
      .notJudged(let reason):
      "\(name): \(reason)"
    }
  }
}
