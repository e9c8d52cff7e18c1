import Foundation

/// Which of an attempt's events belong to which commit.
struct OwnTimeline: Equatable {
  /// For each commit the last check of exactly what it holds.
  let checks: [CheckRecord?]

  /// For each commit what else happened before it and after the one before; last what came after all.
  let onTheWay: [[AttemptEvent]]

  /// Sorts the events of an attempt between its commits.
  init(events: [AttemptEvent], commits: [OwnCommit]) {
    var checks = [CheckRecord?](repeating: nil, count: commits.count)
    var onTheWay = [[AttemptEvent]](repeating: [], count: commits.count + 1)
    for event in events {
      if case .checked(let record) = event,
        let index = commits.lastIndex(where: { $0.tree == record.tree })
      {
        checks[index] = record
      } else {
        let next = commits.firstIndex { $0.date >= event.date } ?? commits.count
        onTheWay[next].append(event)
      }
    }
    self.checks = checks
    self.onTheWay = onTheWay
  }
}
