/// What comparing the two traces of a scenario says.
public enum Verdict: Equatable, Sendable {
  /// Both sides showed the same.
  case match
  /// They differ as `differences.json` declares, for this reason.
  case declared(reason: String)
  /// They differ otherwise, first here.
  case mismatch(Divergence)
  /// A side differs from itself; why.
  case nondeterministic(String)
  /// Nothing could be asserted; why.
  case invalid(String)

  /// Whether behaviour is preserved.
  public var isPass: Bool {
    switch self {
    case .match, .declared: true
    case .mismatch, .nondeterministic, .invalid: false
    }
  }

  /// The verdict's name in the design's table and in data.
  public var name: String {
    switch self {
    case .match: "match"
    case .declared: "declared"
    case .mismatch: "mismatch"
    case .nondeterministic: "nondeterministic"
    case .invalid: "invalid"
    }
  }

  /// One line for lists of verdicts.
  public var summary: String {
    switch self {
    case .match: "match"
    case .declared(let reason): "declared: \(reason)"
    case .mismatch(let divergence): divergence.summary
    case .nondeterministic(let reason): "nondeterministic: \(reason)"
    case .invalid(let reason): "invalid: \(reason)"
    }
  }
}
