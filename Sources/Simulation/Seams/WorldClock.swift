/// The clock that kata modules know as `ContinuousClock` and `SuspendingClock`: virtual time in a
/// simulation, the machine's outside of one.
public struct WorldClock: Clock {
  /// A moment, as time since the run or the process began.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    fileprivate init(offset: Duration) { self.offset = offset }

    /// This moment.
    public static var now: Instant { WorldClock().now }

    /// The moment so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from here to another moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one moment comes before another.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private static let start = Swift.ContinuousClock.now

  /// A clock; all of them agree.
  public init() {}

  /// This moment.
  public var now: Instant {
    Instant(offset: World.current?.clock.now ?? Self.start.duration(to: .now))
  }

  /// The smallest step that can be told apart.
  public var minimumResolution: Duration {
    World.current == nil ? Swift.ContinuousClock().minimumResolution : .nanoseconds(1)
  }

  /// Suspends until an instant; throws `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await WorldSleep.sleep(for: now.duration(to: deadline), tolerance: tolerance)
  }
}
