/// The measures of a kata's smells at two moments.
struct SmellChange: Equatable, Sendable {
  /// One smell.
  struct Row: Equatable, Sendable {
    let title: String
    let before: Int
    let after: Int
    let outcome: Outcome
  }

  /// What became of a smell.
  enum Outcome: String {
    case better
    case worse
    case same

    /// It has become worse, and not so much that a stage would mind: first protocols have functions.
    case withinGoal = "within the goal"

    fileprivate init(before: Int, after: Int, goal: Goal?) {
      let isWanted = if case .atLeast = goal?.bound { true } else { false }
      if before == after {
        self = .same
      } else if (after > before) == isWanted {
        self = .better
      } else {
        self = goal?.holds(for: after) == true ? .withinGoal : .worse
      }
    }
  }

  /// What the two moments are called.
  let before: String
  let after: String

  let rows: [Row]

  /// The smells that were measured at both moments, without those that never were there; the last
  /// of the `goals` for each says whether there should be more of it, and how much will do.
  init(
    before: (name: String, measures: [String: Int]),
    after: (name: String, measures: [String: Int]), goals: [Goal]
  ) {
    self.before = before.name
    self.after = after.name
    rows = Smell.all.compactMap { smell in
      guard let old = before.measures[smell.id], let new = after.measures[smell.id],
        old != 0 || new != 0
      else { return nil }
      return Row(
        title: smell.title, before: old, after: new,
        outcome: Outcome(
          before: old, after: new, goal: goals.last { $0.smell == smell.id }))
    }
  }
}
