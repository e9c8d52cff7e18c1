/// What comparing a scenario's two traces said.
enum VerdictKind: String, CaseIterable, Sendable {
  case match
  case declared
  case mismatch
  case nondeterministic
  case invalid

  /// Whether behaviour is preserved, as far as this scenario shows it.
  var isPass: Bool { self == .match || self == .declared }
}
