import Synchronization
import Terminal

/// Events of other threads, on their way to the loop.
final class WatchMailbox: Sendable {
  private let events = Mutex<[WatchEvent]>([])
  private let wakeup: Wakeup

  init(waking wakeup: Wakeup) {
    self.wakeup = wakeup
  }

  func post(_ event: WatchEvent) {
    events.withLock { $0.append(event) }
    wakeup.call()
  }

  /// What came since the last time, in order.
  func empty() -> [WatchEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
