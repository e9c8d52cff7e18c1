import Synchronization

/// A clock on which a sleep ends at once and takes its time with it: no test waits, and `elapsed`
/// says how long a user would have.
public final class SkippingClock: Clock {
  /// A moment on the clock.
  public struct Instant: InstantProtocol {
    /// How long after the clock was made.
    public var sinceStart: Duration

    /// A moment so long after the clock was made.
    public init(sinceStart: Duration = .zero) {
      self.sinceStart = sinceStart
    }

    /// The moment so much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    /// How much later another moment is.
    public func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    /// Whether a moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.sinceStart < right.sinceStart
    }
  }

  private let time = Mutex(Instant())

  /// A clock that stands at its start.
  public init() {}

  /// Where the sleeps so far have brought it.
  public var now: Instant { time.withLock { $0 } }
  /// It skips any time, however short.
  public var minimumResolution: Duration { .zero }
  /// How long a user would have waited.
  public var elapsed: Duration { now.sinceStart }

  /// Moves the clock to a moment, unless it is past it; throws only where the task was cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
  }
}
