import Foundation

/// What kata modules know as `Thread`: the real thing, which reports itself when a simulation runs.
public final class WorldThread: Sendable {
  private let work: @Sendable () -> Void

  /// A thread with something to do, not yet started.
  public init(block: @Sendable @escaping () -> Void) {
    Self.escape("Thread(block:)")
    work = block
  }

  /// Starts the thread.
  public func start() { Foundation.Thread.detachNewThread(work) }

  /// Starts a thread with something to do.
  public static func detachNewThread(_ block: @Sendable @escaping () -> Void) {
    escape("Thread.detachNewThread(_:)")
    Foundation.Thread.detachNewThread(block)
  }

  /// Blocks this thread for some seconds.
  public static func sleep(forTimeInterval interval: TimeInterval) {
    // Outside of a simulation the wait is real, as its name says. In one it is only reported: a run that
    // an escape made worthless need not take its time as well.
    guard !escape("Thread.sleep(forTimeInterval:)") else { return }
    Foundation.Thread.sleep(forTimeInterval: interval)
  }

  /// Blocks this thread until a date.
  public static func sleep(until date: Foundation.Date) {
    guard !escape("Thread.sleep(until:)") else { return }
    Foundation.Thread.sleep(until: date)
  }

  /// Whether this is the process's first thread, on which the main actor runs.
  public static var isMainThread: Bool { Foundation.Thread.isMainThread }

  @discardableResult private static func escape(_ name: String) -> Bool {
    World.escape(name, fix: "use `try await Task.sleep(for:)`, tasks and actors")
  }
}
