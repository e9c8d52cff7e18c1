import Foundation

/// Tells what happened between two commits: what came in a row is one line.
struct OwnEvents {
  let attempt: Attempt

  /// A line for each run of checks or looks, and for each stage reached; nothing for no events.
  func text(of events: [AttemptEvent]) -> String {
    var lines: [String] = []
    var rest = events[...]
    while let first = rest.first {
      if case .stageReached(let number, let date) = first {
        rest = rest.dropFirst()
        lines.append("\(attempt.moment(date)): reached stage \(number)")
        continue
      }
      let run = rest.prefix { $0.isCheck == first.isCheck && !$0.isSplit }
      rest = rest.dropFirst(run.count)
      lines.append(first.isCheck ? line(ofChecks: run) : line(ofLooks: run))
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
      + looks.map(\.stage).joined(separator: ", ")
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

extension AttemptEvent {
  fileprivate var isCheck: Bool {
    if case .checked = self { true } else { false }
  }

  fileprivate var isSplit: Bool {
    if case .stageReached = self { true } else { false }
  }
}
