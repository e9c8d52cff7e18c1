import Dispatch
import Foundation
import Synchronization

/// Work that another thread does while this one goes on.
package final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Starts the work, on a thread of its own: it waits for other processes, and a pool has no more
  /// threads than the machine has cores.
  package init(_ work: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread { [self] in
      let outcome = Result { try work() }
      result.withLock { $0 = outcome }
      isDone.signal()
    }
  }

  /// Waits for the work, some seconds at most, and returns whether it is done.
  package func isDone(within seconds: Int) -> Bool {
    guard isDone.wait(timeout: .now() + .seconds(seconds)) == .success else { return false }
    isDone.signal()
    return true
  }

  /// Waits for the work and returns what came of it.
  package func outcome() -> Result<Value, any Error> {
    isDone.wait()
    isDone.signal()
    return result.withLock { $0 }!
  }

  /// Waits for the work and returns its value, or throws what it threw.
  package func value() throws -> Value { try outcome().get() }
}
