/// What a test process found out about one scenario.
struct ScenarioVerdict: Equatable, Sendable {
  /// The name of its file, without the ending.
  let scenario: String

  let title: String
  let kind: VerdictKind

  /// Why, in one line.
  let summary: String

  /// The first step at which the traces differ, where they do.
  let step: Int?

  /// Absent where no trace was completed.
  let digests: Digests?
}
