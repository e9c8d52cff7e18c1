import Foundation
import Synchronization

@testable import Practice

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
  private struct Hands {
    var wall = 1_780_304_400.0
    var uptime = 5_000.0
    var boot = 1
  }

  private let hands = Mutex(Hands())

  /// 2026-06-01T09:00:00Z, and what has been added to it.
  var now: Date { Date(timeIntervalSince1970: hands.withLock { $0.wall }) }

  /// How long the machine has run.
  var uptime: Uptime {
    hands.withLock { Uptime(seconds: $0.uptime, boot: "boot \($0.boot)") }
  }

  /// Lets time pass.
  func advance(seconds more: Double) {
    hands.withLock {
      $0.wall += more
      $0.uptime += more
    }
  }

  /// Sets the wall clock, as a person or a time server does.
  func set(by seconds: Double) { hands.withLock { $0.wall += seconds } }

  /// Starts the machine again; its wall clock then shows this much more.
  func restart(after seconds: Double) {
    hands.withLock {
      $0.wall += seconds
      $0.uptime = 1
      $0.boot += 1
    }
  }
}
