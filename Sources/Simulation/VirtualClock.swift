import Synchronization

/// Virtual time: it moves only when told to, and wakes what waits for it in the order of asking.
public final class VirtualClock: Sendable {
  /// Something that happens at an instant.
  enum Timer: Sendable {
    case block(@MainActor @Sendable () -> Void)
    case sleeper(UnsafeContinuation<Void, any Error>)
  }

  private struct Entry: Sendable {
    let due: Duration
    let order: Int
    let timer: Timer

    func isBefore(_ other: Self) -> Bool { (due, order) < (other.due, other.order) }
  }

  private struct State {
    var now = Duration.zero
    var nextOrder = 0
    var fired = 0
    var isClosed = false
    /// Sorted by due time, then order, latest first, so that the next one is popped from the end.
    var entries: [Entry] = []

    mutating func takeOrder() -> Int {
      defer { nextOrder += 1 }
      return nextOrder
    }

    mutating func insert(_ timer: Timer, due: Duration, order: Int) {
      guard !isClosed else { return }
      let entry = Entry(due: due, order: order, timer: timer)
      var index = entries.endIndex
      while index > entries.startIndex, entries[index - 1].isBefore(entry) { index -= 1 }
      entries.insert(entry, at: index)
    }
  }

  private let state = Mutex(State())

  init() {}

  /// The virtual time since the run began.
  public var now: Duration { state.withLock { $0.now } }

  /// When the next timer is due; nil when nothing waits.
  public var nextDue: Duration? { state.withLock { $0.entries.last?.due } }

  /// How many blocks and sleepers wait.
  public var pending: Int { state.withLock { $0.entries.count } }

  /// How many blocks and sleepers had their time so far.
  public var fired: Int { state.withLock { $0.fired } }

  /// Has a block run once `delay` has passed.
  func schedule(after delay: Duration, _ block: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.insert(.block(block), due: $0.now + delay, order: $0.takeOrder()) }
  }

  /// Moves time forward; timers that become due fire in the next `takeDue()`.
  func move(to instant: Duration) {
    state.withLock { $0.now = max($0.now, instant) }
  }

  func takeDue() -> Timer? {
    state.withLock { state in
      guard let next = state.entries.last, next.due <= state.now else { return nil }
      state.entries.removeLast()
      state.fired += 1
      return next.timer
    }
  }

  /// Suspends until `delay` has passed; throws `CancellationError` at once when the task is cancelled.
  func sleep(for delay: Duration) async throws {
    try Task.checkCancellation()
    let order = state.withLock { $0.takeOrder() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        state.withLock { $0.insert(.sleeper(continuation), due: $0.now + delay, order: order) }
        if Task.isCancelled { wakeCancelled(order) }
      }
    } onCancel: {
      wakeCancelled(order)
    }
  }

  private func wakeCancelled(_ order: Int) {
    let timer = state.withLock { state -> Timer? in
      guard let index = state.entries.firstIndex(where: { $0.order == order }) else { return nil }
      return state.entries.remove(at: index).timer
    }
    if case .sleeper(let continuation)? = timer {
      continuation.resume(throwing: CancellationError())
    }
  }

  /// Drops everything that waits; it neither resumes nor throws.
  func abandonPending() { state.withLock { $0.entries = [] } }

  /// Abandons everything that waits, now and later. Neither resuming nor throwing would do: the loop
  /// `while true { try? await Task.sleep(…) }` would spin.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.entries = []
    }
  }
}
