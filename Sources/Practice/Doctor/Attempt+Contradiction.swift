import Foundation

extension Attempt {
  /// Clocks differ, but not by more.
  private static let slack: TimeInterval = 86_400

  /// What cannot be in its times, which are read as they stand, as far as `now` is right; nil when they
  /// can.
  func contradiction(at now: Date) -> String? {
    let times =
      [startedAt, finishedAt, abandonedAt].compactMap { $0 } + pauses.map(\.from)
      + pauses.compactMap(\.to) + checks.map(\.at)
    if let late = times.max(), late > now + Self.slack {
      return "it has a time that is still to come, \(late.ISO8601Format())"
    }
    guard let startedAt else { return nil }
    if let finishedAt, finishedAt < startedAt { return "it ends before it begins" }
    if pauses.contains(where: { $0.from < startedAt }) {
      return "it has a pause before it begins"
    }
    if pauses.contains(where: { ($0.to ?? $0.from) < $0.from }) {
      return "it has a pause that ends before it begins"
    }
    let overlaps = zip(pauses, pauses.dropFirst()).contains { one, next in
      one.to.map { $0 > next.from } ?? true
    }
    return overlaps ? "its pauses overlap" : nil
  }
}
