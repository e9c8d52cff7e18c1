import Foundation

/// Which executor runs on the calling thread, kept by the thread itself, so that asking is cheap and
/// races with nobody.
enum RunningExecutor {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    guard status == 0 else {
      fatalError("no thread-local key: pthread_key_create answered \(status)")
    }
    return key
  }()

  /// Unretained: `DeterministicExecutor.run` keeps the executor alive while it stands here.
  static var onThisThread: DeterministicExecutor? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<DeterministicExecutor>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }

  /// Whether one runs on the calling thread; a signal handler may ask, too.
  static var isOnThisThread: Bool { pthread_getspecific(key) != nil }
}
