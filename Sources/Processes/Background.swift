import Dispatch
import Synchronization

/// Work that another thread does while this one goes on.
package final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Starts the work.
  package init(_ work: @escaping @Sendable () throws -> Value) {
    DispatchQueue.global().async { [self] in
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

  /// Waits for the work and returns what came of it; to be called once.
  package func value() throws -> Value {
    isDone.wait()
    return try result.withLock { $0 }!.get()
  }
}
