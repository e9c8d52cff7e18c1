import Foundation

/// An attempt for other programs.
struct AttemptJSON: Encodable {
  /// A stage that was reached.
  struct Split: Encodable {
    let stage: Int
    let at: Date
    let seconds: Int
  }

  /// A look at a stage of the reference.
  struct Look: Encodable {
    let stage: String
    let at: Date
  }

  /// A hint for a stage.
  struct Hint: Encodable {
    let stage: String
    let level: Int
    let at: Date
  }

  /// How the checks went.
  struct Checks: Encodable {
    let green: Int
    let red: Int
    let longestSecondsWithoutGreen: Int
    let largestStep: Int?
    let medianStep: Int?
  }

  let id: String
  let kata: String
  let branch: String
  let state: AttemptState
  let startedAt: Date?
  let finishedAt: Date?
  let minutes: Int
  let secondsUsed: Int
  let splits: [Split]
  let checks: Checks
  let hints: [Hint]
  let looks: [Look]

  /// What was answered to the checklist.
  let answers: [ChecklistAnswer]

  /// What is known of an attempt.
  init(_ attempt: Attempt, in session: PracticeSession) {
    let used = session.secondsUsed(of: attempt)
    let figures = AttemptFigures(attempt, used: used)
    id = attempt.id
    kata = attempt.kata.lowercased()
    branch = attempt.branch
    state = attempt.state
    startedAt = attempt.startedAt
    finishedAt = attempt.finishedAt
    minutes = attempt.minutes
    secondsUsed = used
    splits = attempt.splits.map {
      Split(stage: $0.stage, at: $0.date, seconds: attempt.secondsUsed(at: $0.date))
    }
    checks = Checks(
      green: figures.green, red: figures.checks - figures.green,
      longestSecondsWithoutGreen: figures.longestWithoutGreen, largestStep: figures.largestStep,
      medianStep: figures.medianStep)
    hints = attempt.events.compactMap { event in
      guard case .hinted(let stage, let level, let date) = event else { return nil }
      return Hint(stage: stage, level: level, at: date)
    }
    answers = attempt.answers ?? []
    looks = attempt.events.compactMap { event in
      guard case .looked(let stage, let date) = event else { return nil }
      return Look(stage: stage, at: date)
    }
  }
}
