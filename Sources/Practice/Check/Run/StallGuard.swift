import Foundation
import Synchronization

/// Ends a process that has stopped saying anything: a unit test that waits for ever would otherwise
/// hold the check up for ever. What blocks the main thread of a scenario is the watchdog's to tell.
final class StallGuard: Sendable {
  /// How long nothing may happen. Tests take no real time, so this is a machine that hardly moves.
  static let limit = 20

  /// What the process and its children are sent, one after the other: not every process hears the
  /// first.
  static let signals = [SIGINT, SIGTERM, SIGKILL]

  /// How many seconds it has to follow each.
  private static let grace = 2

  private static let ticksPerSecond = 4

  private enum State {
    case watching, stalled
    case over(hasStalled: Bool)
  }

  private let files: [URL]
  private let waitForTick: @Sendable () -> Void
  private let state = Mutex(State.watching)

  /// A guard that takes growth of `files` for a sign of life, and looks after each `waitForTick`.
  init(
    files: [URL], waitForTick: @escaping @Sendable () -> Void = StallGuard.waitForRealTick
  ) {
    self.files = files
    self.waitForTick = waitForTick
  }

  /// Whether the process was ended.
  var hasStalled: Bool {
    state.withLock {
      switch $0 {
      case .watching: false
      case .stalled: true
      case .over(let hasStalled): hasStalled
      }
    }
  }

  /// Watches over a process until `stop`.
  func watch(_ process: pid_t) {
    Thread.detachNewThread { [self] in
      // Ticks are counted, not seconds: while the machine sleeps there are none.
      var seen = size
      var quiet = 0
      while !isOver, quiet < Self.limit * Self.ticksPerSecond {
        waitForTick()
        let size = size
        quiet = size == seen ? quiet + 1 : 0
        seen = size
      }
      for signal in Self.signals where send(signal, to: process) {
        for _ in 0..<Self.grace * Self.ticksPerSecond where !isOver { waitForTick() }
      }
    }
  }

  /// To be called when the process is gone.
  func stop() {
    state.withLock {
      switch $0 {
      case .watching: $0 = .over(hasStalled: false)
      case .stalled: $0 = .over(hasStalled: true)
      case .over: break
      }
    }
  }

  /// Returns whether the process was still there to be sent a signal.
  private func send(_ signal: Int32, to process: pid_t) -> Bool {
    state.withLock { state in
      if case .over = state { return false }
      state = .stalled
      kill(Interruption.target(of: process), signal)
      return true
    }
  }

  private var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  /// A real wait, on a thread of its own: what it measures is that another process stands still.
  static let waitForRealTick: @Sendable () -> Void = {
    Thread.sleep(forTimeInterval: 1 / Double(ticksPerSecond))
  }

  private var size: Int {
    files.reduce(0) { total, file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      return total + (attributes?[.size] as? Int ?? 0)
    }
  }
}
