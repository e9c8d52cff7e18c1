import Terminal

/// The last lines of the screen of `kata watch`: what it is doing, the clock, and the keys.
struct StatusLines {
  let state: WatchState
  let style: TextStyle

  var lines: [String] {
    // A note ends with what to do about it, and may take two lines to come to that.
    let notes = note.map { Array($0.wrapped(to: state.columns).prefix(2)) } ?? []
    return notes + [status.text(in: state.columns), keys.text(in: state.columns)]
  }

  /// One quiet line about what has just come up.
  private var note: String? {
    if let remark = state.remark { return style(.yellow, remark) }
    if case .checking(.waiting(let complaint)) = state.activity { return style(.yellow, complaint) }
    return state.mark.map { style(.yellow, $0.words) }
  }

  private var status: FittingLine {
    let parts =
      if let stage = state.stageShown {
        (state.activity == .idle ? [] : [doing]) + looking(at: stage)
      } else {
        [doing] + standing
      }
    return FittingLine(parts: parts, separator: style(.dim, " · "))
  }

  /// The attempt, and what is checked.
  private var standing: [FittingLine.Part] {
    let attempt = state.attempt
    return [
      attempt.map(clock), attempt.flatMap(stage), attempt.flatMap(counts),
      state.report?.scenarios.map { .init(plural($0, "case"), weight: 0) },
    ].compactMap(\.self)
  }

  /// A stage that is shown in place of the attempt, whose clock goes on.
  private func looking(at stage: Int) -> [FittingLine.Part] {
    guard let attempt = state.attempt else { return [] }
    return [
      .init("looking at stage \(stage)", "stage \(stage)", weight: 3), clock(attempt),
      .init("back: swift run kata stage mine", "back: kata stage mine", weight: 2),
    ]
  }

  private var doing: FittingLine.Part {
    let time = Minutes.text(state.secondsActive)
    let words =
      switch state.activity {
      case .idle: state.isPaused ? style(.yellow, "paused") : style(.dim, "watching")
      case .checking(.running): style(.blue, "running… \(time)")
      case .checking(.waiting): style(.yellow, "waiting… \(time)")
      case .checking, .cancelling: style(.blue, "building… \(time)")
      }
    return .init(words, weight: 5)
  }

  private func clock(_ attempt: Attempt) -> FittingLine.Part {
    guard attempt.startedAt != nil else { return .init("clock not started", weight: 3) }
    let used = attempt.secondsUsed(at: state.now)
    let pause = state.isClockPaused && (state.isChecking || state.stageShown != nil)
    return .init(
      [Minutes.text(of: attempt, used: used), Minutes.left(of: attempt, used: used)].map {
        pause ? "\($0), paused" : $0
      }, weight: 4)
  }

  private func stage(_ attempt: Attempt) -> FittingLine.Part? {
    guard let last = state.stages.last?.number, last > 0 else { return nil }
    let reached = attempt.stagesReached.max() ?? 0
    guard let next = state.stages.first(where: { $0.number == reached + 1 }) else {
      return .init("all stages reached", weight: 1)
    }
    let words = "next \(next.number)"
    return .init(
      ["\(words) (\(next.title))", words].map { reached == 0 ? $0 : "stage \(reached), \($0)" },
      weight: 1)
  }

  private func counts(_ attempt: Attempt) -> FittingLine.Part? {
    let verdicts = attempt.events.compactMap { event in
      if case .checked(let record) = event { record.verdict } else { nil }
    }
    guard !verdicts.isEmpty else { return nil }
    let green = verdicts.count { $0 == .preserved }
    let red = verdicts.count - green
    return .init(
      "\(style(.green, "\(green) green")), \(style(.red, "\(red) red"))", weight: 2)
  }

  /// How to leave and how to learn the others stay longest.
  private var keys: FittingLine {
    let parts = zip(1..., WatchKey.all).compactMap { number, key in
      key.label(state).map { label in
        FittingLine.Part("\(style(.bold, String(key.character))) \(label)", weight: number)
      }
    }
    return FittingLine(parts: parts, separator: "   ")
  }
}
