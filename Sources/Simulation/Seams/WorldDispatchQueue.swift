import Dispatch

/// What kata modules know as `DispatchQueue`. The main queue is the simulation's; any other is the
/// real thing, and reports itself when a simulation runs.
public class WorldDispatchQueue: @unchecked Sendable {
  // Unchecked because the class is open to its one subclass below; its only property is constant
  // and a dispatch queue, which is safe to share.
  fileprivate let real: Dispatch.DispatchQueue

  fileprivate init(real: Dispatch.DispatchQueue) { self.real = real }

  /// A queue of one's own, with its own threads.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified,
    attributes: Dispatch.DispatchQueue.Attributes = []
  ) {
    Self.escape("DispatchQueue(label: \"\(label)\")")
    self.init(real: Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes))
  }

  /// The main queue.
  public static let main = WorldMainQueue()

  /// A queue shared with the rest of the process, with its own threads.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> WorldDispatchQueue {
    escape("DispatchQueue.global()")
    return WorldDispatchQueue(real: .global(qos: qos))
  }

  private static func escape(_ name: String) {
    World.escape(name, fix: "use async functions and actors, or the main queue")
  }

  /// Runs a block later, on this queue.
  @_disfavoredOverload
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard let main = self as? WorldMainQueue else { return real.async(execute: work) }
    main.async { work() }
  }

  /// Runs a block at a moment, on this queue.
  @_disfavoredOverload
  public func asyncAfter(deadline: WorldDispatchTime, execute work: @escaping @Sendable () -> Void)
  {
    guard let main = self as? WorldMainQueue else {
      return real.asyncAfter(deadline: deadline.real, execute: work)
    }
    main.asyncAfter(deadline: deadline) { work() }
  }

  /// Runs a block on this queue and waits for it.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    // The simulation has the main queue's thread, so waiting for it would never end.
    if self is WorldMainQueue, DeterministicExecutor.onThisThread != nil {
      World.escape(
        "DispatchQueue.main.sync(execute:)",
        fix:
          "call the work directly or with `await MainActor.run`; the main queue cannot wait for itself"
      )
      return try work()
    }
    return try real.sync(execute: work)
  }
}

/// The main queue: in a simulation its blocks run in order among the main actor's jobs.
public final class WorldMainQueue: WorldDispatchQueue, @unchecked Sendable {
  // Unchecked because its superclass is; it adds no property.
  fileprivate init() { super.init(real: .main) }

  /// Runs a block in a later turn of the main queue.
  public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
    if let executor = DeterministicExecutor.onThisThread {
      executor.enqueue(.block(work))
    } else {
      real.async { MainActor.assumeIsolated { work() } }
    }
  }

  /// Runs a block in a turn of the main queue at a moment.
  public func asyncAfter(
    deadline: WorldDispatchTime, execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    if let world = DeterministicExecutor.onThisThread?.world {
      world.clock.schedule(after: deadline.delay, work)
    } else {
      real.asyncAfter(deadline: deadline.real) { MainActor.assumeIsolated { work() } }
    }
  }

  /// Runs a work item in a later turn of the main queue, unless it is cancelled before.
  public func async(execute item: DispatchWorkItem) {
    guard let executor = DeterministicExecutor.onThisThread else {
      return real.async(execute: item)
    }
    executor.enqueue(.block(Self.block(item)))
  }

  /// Runs a work item in a turn of the main queue at a moment, unless it is cancelled before.
  public func asyncAfter(deadline: WorldDispatchTime, execute item: DispatchWorkItem) {
    guard let world = DeterministicExecutor.onThisThread?.world else {
      return real.asyncAfter(deadline: deadline.real, execute: item)
    }
    world.clock.schedule(after: deadline.delay, Self.block(item))
  }

  private static func block(_ item: DispatchWorkItem) -> @MainActor @Sendable () -> Void {
    // A work item may be performed and cancelled from any thread, which its class does not declare.
    nonisolated(unsafe) let item = item
    return { item.perform() }
  }
}
