import Foundation

/// Tells what happened between two commits: what came in a row is one line.
struct OwnEvents {
  let attempt: Attempt

  /// A line for each run of checks, looks or hints, and for each stage reached; nothing for no events.
  func text(of events: [AttemptEvent]) -> String {
    var lines: [String] = []
    var rest = events[...]
    while let first = rest.first {
      let run: ArraySlice<AttemptEvent>
      switch first {
      case .stageReached(let number, let date):
        run = rest.prefix(1)
        lines.append("\(attempt.moment(date)): reached stage \(number)")
      case .checked:
        run = rest.prefix { if case .checked = $0 { true } else { false } }
        lines.append(line(ofChecks: run))
      case .looked:
        run = rest.prefix { if case .looked = $0 { true } else { false } }
        lines.append(line(ofLooks: run))
      case .hinted:
        run = rest.prefix { if case .hinted = $0 { true } else { false } }
        lines.append(line(ofHints: run))
      }
      rest = rest.dropFirst(run.count)
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private func line(ofChecks run: ArraySlice<AttemptEvent>) -> String {
    let checks = run.compactMap { event in
      if case .checked(let record) = event { record } else { nil }
    }
    guard let first = checks.first, let last = checks.last else { return "" }
    guard checks.count > 1 else { return "\(attempt.moment(first.at)): checked: \(last.inWords)" }
    let count = checks.count { $0.verdict == .preserved }
    let preserved = count == 0 ? "none" : "\(count)"
    return "\(moments(first.at, last.at)): checked \(checks.count) times, \(preserved) preserved; "
      + "last: \(last.inWords)"
  }

  private func line(ofLooks run: ArraySlice<AttemptEvent>) -> String {
    let looks = run.compactMap { event in
      if case .looked(let stage, let date) = event { (stage: stage, date: date) } else { nil }
    }
    guard let first = looks.first, let last = looks.last else { return "" }
    return "\(moments(first.date, last.date)): looked at the reference, "
      + StageNames.inWords(looks.map(\.stage)).joined(separator: ", ")
  }

  private func line(ofHints run: ArraySlice<AttemptEvent>) -> String {
    let hints = run.compactMap { event in
      if case .hinted(let stage, let level, _) = event { "\(stage) \(level)" } else { nil }
    }
    guard let first = run.first, let last = run.last else { return "" }
    return "\(moments(first.date, last.date)): asked for hints, \(hints.joined(separator: ", "))"
  }

  private func moments(_ first: Date, _ last: Date) -> String {
    let (begin, end) = (attempt.moment(first), attempt.moment(last))
    return begin == end ? begin : "\(begin) to \(end.trimmingPrefix("at "))"
  }
}

extension Attempt {
  /// The moment on the attempt's clock: `at 12:30`.
  func moment(_ date: Date) -> String {
    guard let startedAt, date >= startedAt else { return "before the start" }
    return "at \(Minutes.text(secondsUsed(at: date)))"
  }
}
