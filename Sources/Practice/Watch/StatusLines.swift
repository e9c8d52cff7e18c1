import Terminal

/// The last lines of the screen of `kata watch`: what it is doing, the clock, and the keys.
struct StatusLines {
  let state: WatchState
  let style: TextStyle

  var lines: [String] {
    // A note ends with what to do about it, and may take two lines to come to that.
    let notes = note.map { Array($0.wrapped(to: state.columns).prefix(2)) } ?? []
    return notes + [status, keys].map { $0.cut(to: state.columns) }
  }

  /// One quiet line about what has just come up.
  private var note: String? {
    if let remark = state.remark { return style(.yellow, remark) }
    if case .checking(.waiting(let complaint)) = state.activity { return style(.yellow, complaint) }
    return state.mark.map { style(.yellow, $0.words) }
  }

  private var status: String {
    let attempt = state.attempt
    let parts = [
      doing, attempt.map(clock), attempt.flatMap(stage), attempt.flatMap(counts),
      state.report?.scenarios.map { plural($0, "case") },
    ]
    return parts.compactMap(\.self).joined(separator: style(.dim, " · "))
  }

  private var doing: String {
    switch state.activity {
    case .idle: state.isPaused ? style(.yellow, "paused") : style(.dim, "watching")
    case .checking(.running): style(.blue, "running…")
    case .checking(.waiting): style(.yellow, "waiting…")
    case .checking, .cancelling: style(.blue, "building…")
    }
  }

  private func clock(_ attempt: Attempt) -> String {
    guard attempt.startedAt != nil else { return "clock not started" }
    let text = Minutes.text(of: attempt, used: attempt.secondsUsed(at: state.now))
    return state.isPaused && state.isChecking ? "\(text), paused" : text
  }

  private func stage(_ attempt: Attempt) -> String? {
    guard let last = state.stages.last?.number, last > 0 else { return nil }
    let reached = attempt.stagesReached.max() ?? 0
    guard let next = state.stages.first(where: { $0.number == reached + 1 }) else {
      return "all stages reached"
    }
    let words = "next \(next.number) (\(next.title))"
    return reached == 0 ? words : "stage \(reached), \(words)"
  }

  private func counts(_ attempt: Attempt) -> String? {
    let verdicts = attempt.events.compactMap { event in
      if case .checked(let record) = event { record.verdict } else { nil }
    }
    guard !verdicts.isEmpty else { return nil }
    let green = verdicts.count { $0 == .preserved }
    return "\(style(.green, "\(green) green")), \(style(.red, "\(verdicts.count - green) red"))"
  }

  private var keys: String {
    WatchKey.all.compactMap { key in
      key.label(state).map { "\(style(.bold, String(key.character))) \($0)" }
    }.joined(separator: "   ")
  }
}
