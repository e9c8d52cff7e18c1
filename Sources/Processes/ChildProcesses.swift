import Foundation
import Synchronization

/// Children that another thread than the one that waits for them can end.
public final class ChildProcesses: Sendable {
  private struct State {
    var running: Set<pid_t> = []
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// None yet.
  package init() {}

  /// Asks the children to end, as Ctrl-C does, and lets no more be started: each that was asked for
  /// throws a `CancellationError`.
  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for child in state.running { Foundation.kill(child, SIGINT) }
    }
  }

  /// Ends the children at once, with their own ones, when they did not follow `cancel`.
  package func kill() {
    state.withLock { state in
      for child in state.running { Foundation.kill(Interruption.target(of: child), SIGKILL) }
    }
  }

  /// Waits for a child in `body`, which tells its process id once it runs.
  func run<Value>(_ body: (_ began: (pid_t) -> Void) throws -> Value) throws -> Value {
    try check()
    var child: pid_t?
    defer { if let child { state.withLock { _ = $0.running.remove(child) } } }
    let value = try body { id in
      child = id
      state.withLock { state in
        state.running.insert(id)
        if state.isCancelled { Foundation.kill(id, SIGINT) }
      }
    }
    try check()
    return value
  }

  private func check() throws {
    if state.withLock({ $0.isCancelled }) { throw CancellationError() }
  }
}
