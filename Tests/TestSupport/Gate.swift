/// A place where work under test waits until the test lets it pass.
@MainActor
public final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// A gate that is closed.
  public init() {}

  /// Waits until the gate is open.
  public func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      for watcher in watchers { watcher.resume() }
      watchers = []
    }
  }

  /// Waits until somebody stands at the closed gate.
  public func arrival() async {
    guard waiting.isEmpty else { return }
    await withCheckedContinuation { watchers.append($0) }
  }

  /// Lets everybody pass, now and later.
  public func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
