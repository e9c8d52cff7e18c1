/// How the checks of an attempt went, along its time.
struct VerdictStrip: Equatable, Sendable {
  /// A check.
  struct Check: Equatable, Sendable {
    /// Seconds on the attempt's clock.
    let second: Int

    let verdict: CheckVerdict
  }

  /// The moment at which a stage was reached.
  struct Split: Equatable, Sendable {
    /// Seconds on the attempt's clock.
    let second: Int

    let stage: Int
  }

  let checks: [Check]
  let splits: [Split]

  /// How long the attempt took, and how long it was meant to take, in seconds.
  let used: Int
  let planned: Int

  /// The strip of an attempt that took `used` seconds.
  init(_ attempt: Attempt, used: Int) {
    checks = attempt.events.compactMap { event in
      guard case .checked(let record) = event else { return nil }
      return Check(second: attempt.secondsUsed(at: record.at), verdict: record.verdict)
    }
    splits = attempt.events.compactMap { event in
      guard case .stageReached(let stage, let date) = event else { return nil }
      return Split(second: attempt.secondsUsed(at: date), stage: stage)
    }
    self.used = used
    planned = attempt.minutes * 60
  }

  /// What the strip shows, in words.
  var words: String {
    let green = checks.count { $0.verdict == .preserved }
    return "\(plural(checks.count, "check")), \(green) with behaviour preserved, in "
      + "\(Minutes.text(used)) of \(Minutes.text(planned))"
  }
}
