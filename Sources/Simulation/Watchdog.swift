import Foundation
import Synchronization

/// Ends the process when the thread of a simulation blocks or spins, which no budget can see.
public final class Watchdog: Sendable {
  /// The one of this process.
  public static let shared = Watchdog()

  /// How long a backtrace may take before the process is ended without it.
  private static let backtraceTime: TimeInterval = 4

  private let tick: TimeInterval
  /// Ticks are counted, not seconds: a suspended or starved process gets none, and is not blamed.
  private let ticksAllowed: Int

  private struct State {
    var depth = 0
    var thread: pthread_t?
    /// Kept in parts: it changes with every step, and is read by nobody unless a run hangs.
    var place = ["before the first step"]
    var isStarted = false
  }

  private let state = Mutex(State())
  private let steps = Atomic<Int>(0)

  /// A watchdog that looks every `tick` seconds, and acts after so many looks without progress.
  public init(tick: TimeInterval = 0.25, ticksAllowed: Int = 12) {
    self.tick = tick
    self.ticksAllowed = ticksAllowed
  }

  /// How many seconds a hang lasts at most on a machine that is not busy; people are promised ten.
  package var longestHang: TimeInterval {
    tick * Double(ticksAllowed + 1) + Self.backtraceTime
  }

  /// Says where the run is, for the message: in parts that follow one another, so that nobody has to
  /// put them together at each step.
  public func enter(_ place: String...) {
    progress()
    state.withLock { $0.place = place }
    LastWords.enter(place)
  }

  /// Says which command runs again what is run from now on, for the message; nil for none.
  public static func advise(_ command: String?) {
    LastWords.advise(command.map { "Replay: \($0)" })
  }

  func progress() { steps.wrappingAdd(1, ordering: .relaxed) }

  func begin() {
    progress()
    LastWords.begin()
    let start = state.withLock { state in
      state.depth += 1
      state.thread = pthread_self()
      defer { state.isStarted = true }
      return !state.isStarted
    }
    if start { Thread.detachNewThread { self.watch() } }
  }

  func end() {
    LastWords.end()
    state.withLock { $0.depth -= 1 }
  }

  private func watch() {
    var seen = -1
    var quiet = 0
    while true {
      // A real wait, on a thread of its own: this is what measures that nothing else moves.
      Thread.sleep(forTimeInterval: tick)
      let steps = steps.load(ordering: .relaxed)
      let (isRunning, place, thread) = state.withLock { ($0.depth > 0, $0.place, $0.thread) }
      quiet = isRunning && steps == seen ? quiet + 1 : 0
      seen = steps
      if quiet >= ticksAllowed, let thread { Self.stop(thread, place.joined()) }
    }
  }

  private static func stop(_ thread: pthread_t, _ place: String) {
    let message = """
      error: The main thread blocks or spins in \(place). The backtrace below shows where. \
      Look for a lock, a semaphore, a real sleep or a loop that waits for a flag.

      """
    LastWords.keepQuiet()
    FileHandle.standardError.write(Data(message.utf8))
    LastWords.sayAdvice()
    // The signal goes to the thread that hangs, so that the backtrace is its own. Dispatch's threads,
    // on which the main actor may run, block SIGABRT.
    pthread_kill(thread, SIGTRAP)
    Thread.sleep(forTimeInterval: backtraceTime)
    _exit(134)
  }
}
