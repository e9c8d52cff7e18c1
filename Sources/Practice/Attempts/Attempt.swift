import Foundation

/// One timed go at a kata.
public struct Attempt: Codable, Equatable, Sendable {
  /// The version of the file format that this workbench writes.
  public static let version = 1

  /// How long an attempt can be meant to take: up to a day.
  public static let possibleMinutes = 1...1_440

  /// The version of the format that this value was read from.
  public private(set) var version = Attempt.version

  /// Its name, such as `reservations-2026-11-30-1`.
  public let id: String

  /// The kata's name, such as `Reservations`.
  public let kata: String

  /// The branch that it is worked on.
  public let branch: String

  /// The commit that its stages are made from.
  public var base: String

  /// The branch that was checked out when it was prepared; nil when none was.
  public var startedOn: String?

  /// How long it is meant to take.
  public var minutes: Int

  /// When the clock began to run; nil while the attempt is only prepared.
  public var startedAt: Date?

  /// When it was finished.
  public var finishedAt: Date?

  /// When it was abandoned, which is also when it was finished; nil for one that was not.
  public var abandonedAt: Date?

  /// When the clock stood still.
  public var pauses: [Pause] = []

  /// What happened in it, oldest first.
  public var events: [AttemptEvent] = []

  /// What the person answered to the checklist, in that order; nil when it was not asked.
  public var answers: [ChecklistAnswer]?

  /// The ref of the work that was set aside when its branch was left, until it is brought back.
  public var setAside: String?

  /// A stretch of time that does not count; without an end it still goes on.
  public struct Pause: Codable, Equatable, Sendable {
    /// When it began.
    public let from: Date

    /// When it ended.
    public let to: Date?
  }

  /// An attempt that is prepared: its clock does not run yet.
  public init(id: String, kata: String, base: String, minutes: Int) {
    self.id = id
    self.kata = kata
    self.base = base
    self.minutes = minutes
    branch = "attempt/\(id)"
  }

  /// Whether it was prepared and its clock never began to run.
  public var isPrepared: Bool { startedAt == nil && finishedAt == nil }

  /// Whether its clock has been stopped for good.
  public var isFinished: Bool { finishedAt != nil }

  /// How many seconds of it are used at `now`, without pauses.
  public func secondsUsed(at now: Date) -> Int {
    guard let startedAt else { return 0 }
    let end = min(now, finishedAt ?? now)
    let paused = pauses.reduce(0) { sum, pause in
      sum + max(0, min(pause.to ?? end, end).timeIntervalSince(pause.from))
    }
    return max(0, Int((end.timeIntervalSince(startedAt) - paused).rounded(.down)))
  }

  /// Whether a stage of the reference was looked at in it.
  func hasLooked(at stage: String) -> Bool {
    events.contains { event in
      if case .looked(stage, _) = event { true } else { false }
    }
  }

  /// How many hints for a stage of the reference were asked for in it.
  func hints(for stage: String) -> Int {
    events.reduce(0) { level, event in
      if case .hinted(stage, let other, _) = event { max(level, other) } else { level }
    }
  }

  /// When the goals of a stage were first met, by its number, in that order.
  var splits: [(stage: Int, date: Date)] {
    events.compactMap { event in
      if case .stageReached(let number, let date) = event { (number, date) } else { nil }
    }
  }

  /// Its checks, oldest first.
  public var checks: [CheckRecord] { events.compactMap(\.check) }

  /// The last check, if there was one.
  public var lastCheck: CheckRecord? { checks.last }
}
