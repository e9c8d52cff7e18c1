/// Where the sleeps of kata modules arrive: in a simulation virtual time passes.
public enum WorldSleep {
  /// Suspends for a while; throws `CancellationError` when the task is cancelled.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    guard let world = World.current else {
      return try await ContinuousClock().sleep(for: duration, tolerance: tolerance)
    }
    try await world.clock.sleep(for: duration)
  }
}
