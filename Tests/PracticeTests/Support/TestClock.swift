import Foundation
import Synchronization

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
  private let seconds = Mutex<Double>(1_780_304_400)

  /// 2026-06-01T09:00:00Z, and what has been added to it.
  var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }

  /// Lets time pass.
  func advance(seconds more: Double) { seconds.withLock { $0 += more } }
}
