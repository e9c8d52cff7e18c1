import Dispatch

/// A moment for `asyncAfter`, counted from when it is asked for.
public struct WorldDispatchTime: Comparable, Sendable {
  /// The time from the moment of asking until this one.
  let delay: Duration

  /// This moment.
  public static func now() -> Self { Self(delay: .zero) }

  /// The moment so many seconds later, to the nanosecond.
  public func advanced(bySeconds seconds: Double) -> Self {
    Self(delay: delay + .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  /// The moment so much later.
  public func advanced(by interval: DispatchTimeInterval) -> Self {
    switch interval {
    case .seconds(let n): Self(delay: delay + .seconds(n))
    case .milliseconds(let n): Self(delay: delay + .milliseconds(n))
    case .microseconds(let n): Self(delay: delay + .microseconds(n))
    case .nanoseconds(let n): Self(delay: delay + .nanoseconds(n))
    case .never: Self(delay: .seconds(Int64.max / 2))
    @unknown default: self
    }
  }

  /// Whether one moment comes before another.
  public static func < (a: Self, b: Self) -> Bool { a.delay < b.delay }

  var real: DispatchTime {
    DispatchTime.now() + .nanoseconds(Int(clamping: Int64(delay / .nanoseconds(1))))
  }
}
