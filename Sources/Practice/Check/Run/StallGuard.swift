import Foundation
import Synchronization

/// Ends a process that has stopped saying anything: a unit test that waits for ever would otherwise
/// hold the check up for ever. What blocks the main thread of a scenario is the watchdog's to tell.
final class StallGuard: Sendable {
  /// How long nothing may happen. Tests take no real time, so this is a machine that hardly moves.
  static let limit = 20

  private static let ticksPerSecond = 4

  private enum State {
    case watching, stalled, over
  }

  private let files: [URL]
  private let state = Mutex(State.watching)

  /// A guard that takes growth of `files` for a sign of life.
  init(files: [URL]) {
    self.files = files
  }

  /// Whether the process was ended.
  var hasStalled: Bool { state.withLock { $0 == .stalled } }

  /// Watches over a process until `stop`.
  func watch(_ process: pid_t) {
    Thread.detachNewThread { [self] in
      // Ticks are counted, not seconds: while the machine sleeps there are none.
      var seen = size
      var quiet = 0
      while state.withLock({ $0 == .watching }) {
        // A real wait, on a thread of its own: what it measures is that another process stands still.
        Thread.sleep(forTimeInterval: 1 / Double(Self.ticksPerSecond))
        let size = size
        quiet = size == seen ? quiet + 1 : 0
        seen = size
        if quiet >= Self.limit * Self.ticksPerSecond { end(process) }
      }
    }
  }

  /// To be called when the process is gone.
  func stop() {
    state.withLock { if $0 == .watching { $0 = .over } }
  }

  private func end(_ process: pid_t) {
    state.withLock { state in
      guard state == .watching else { return }
      state = .stalled
      kill(process, SIGINT)
    }
  }

  private var size: Int {
    files.reduce(0) { total, file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      return total + (attributes?[.size] as? Int ?? 0)
    }
  }
}
