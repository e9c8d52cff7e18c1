import Synchronization

/// A clock on which a sleep ends at once and takes its time with it: no test waits, and `elapsed`
/// says how long a user would have.
final class SkippingClock: Clock {
  struct Instant: InstantProtocol {
    var sinceStart = Duration.zero

    func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    static func < (left: Instant, right: Instant) -> Bool {
      left.sinceStart < right.sinceStart
    }
  }

  private let time = Mutex(Instant())

  var now: Instant { time.withLock { $0 } }
  var minimumResolution: Duration { .zero }
  var elapsed: Duration { now.sinceStart }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
  }
}
