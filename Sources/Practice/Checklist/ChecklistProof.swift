/// What the record of an attempt says about an item of the checklist.
struct ChecklistProof: Sendable {
  /// The command that an item names in backticks.
  let command: String

  /// A part of its text, which tells it from others with the same command.
  let phrase: String

  /// Whether the record proves it.
  let holds: @Sendable (AttemptEvidence) -> Bool

  private init(
    _ command: String, _ phrase: String, holds: @escaping @Sendable (AttemptEvidence) -> Bool
  ) {
    self.command = command
    self.phrase = phrase
    self.holds = holds
  }

  /// Which item is proven by what. An item that is written otherwise is a person's to judge.
  static let all = [
    ChecklistProof("swift run kata check", "saw it pass") { $0.beganGreen },
    ChecklistProof("swift run kata check", "every commit") { $0.areCommitsGreen },
    ChecklistProof("swift run kata check", "reaches around the simulation") { $0.isGreen },
    ChecklistProof("swift run kata check", "ends with it") {
      $0.hasChanged && $0.isGreen
    },
    ChecklistProof("swift run kata check", "there are unit tests") {
      $0.isGreen && ($0.attempt.lastCheck?.unitTests ?? 0) > 0
    },
    ChecklistProof("swift run kata history", "small steps") {
      $0.hasChanged && ($0.figures.largestStep ?? .max) <= AttemptFigures.largeStep
    },
    ChecklistProof("swift run kata walk --mine", "a commit for each stage") {
      let reached = $0.attempt.stagesReached.count
      return reached > 0 && $0.commits.count >= reached
    },
    ChecklistProof("swift run kata smells", "no `Any`") { $0.measures(0, of: .untypedData) },
    ChecklistProof("swift run kata smells", "no flags") { $0.measures(0, of: .booleanState) },
    ChecklistProof("swift run kata smells", "knows UIKit") {
      $0.hasChanged && $0.measures(0, of: .uiKitBelowScreens)
    },
    ChecklistProof("swift run kata smells", "read in one place") {
      $0.measures(0, of: .seamsOutsideRoot)
    },
    ChecklistProof("swift run kata finish", "in time") { $0.used <= $0.attempt.minutes * 60 },
  ]

  /// The proof for an item; nil for what only a person can judge.
  static func of(_ item: ChecklistItem) -> ChecklistProof? {
    let text = item.text.lowercased()
    return all.first {
      text.contains("`\($0.command)`") && text.contains($0.phrase.lowercased())
    }
  }
}

/// What is known of an attempt when it ends.
struct AttemptEvidence: Sendable {
  let attempt: Attempt
  let used: Int
  let commits: [OwnCommit]

  /// The last check of the code as it now is.
  let proof: CheckRecord?

  /// Whether the code is another than at the beginning: what nobody touched proves nothing of anybody.
  let hasChanged: Bool

  var figures: AttemptFigures { AttemptFigures(attempt, used: used) }

  /// Whether the code as it now is was checked and is green.
  var isGreen: Bool { proof?.verdict == .preserved }

  /// Whether the first check was of the legacy code, and green.
  var beganGreen: Bool {
    let first = attempt.checks.first
    return first?.verdict == .preserved && first?.changedLines == 0
  }

  /// Whether what each commit holds was checked and is green.
  var areCommitsGreen: Bool {
    let checks = OwnTimeline(events: attempt.events, commits: commits).checks
    return !checks.isEmpty && checks.allSatisfy { $0?.verdict == .preserved }
  }

  /// Whether this was measured of the code as it now is.
  func measures(_ value: Int, of smell: Smell) -> Bool {
    proof?.smells?[smell.id] == value
  }
}
