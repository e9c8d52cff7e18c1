/// The measures of a kata's smells at two moments.
struct SmellChange: Equatable, Sendable {
  /// One smell.
  struct Row: Equatable, Sendable {
    let title: String
    let before: Int
    let after: Int
    /// Whether there should be more of it, and not less.
    var isWanted = false

    /// What became of it.
    var outcome: Outcome {
      if before == after { return .same }
      return (after > before) == isWanted ? .better : .worse
    }
  }

  /// What became of a smell.
  enum Outcome: String {
    case better
    case worse
    case same
  }

  /// What the two moments are called.
  let before: String
  let after: String

  let rows: [Row]

  /// The smells that were measured at both moments, without those that never were there; of the
  /// `wanted` ones there should be more.
  init(
    before: (name: String, measures: [String: Int]),
    after: (name: String, measures: [String: Int]), wanted: Set<String>
  ) {
    self.before = before.name
    self.after = after.name
    rows = Smell.all.compactMap { smell in
      guard let old = before.measures[smell.id], let new = after.measures[smell.id],
        old != 0 || new != 0
      else { return nil }
      return Row(
        title: smell.title, before: old, after: new, isWanted: wanted.contains(smell.id))
    }
  }
}
