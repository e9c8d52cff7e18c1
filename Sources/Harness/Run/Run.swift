import Simulation

/// What came of running a scenario once on one side.
public struct Run: Sendable {
  /// What the user saw.
  public var trace: Trace
  /// Why the trace proves nothing, where it does not.
  public var invalidity: Invalidity?
  /// What was printed, whether or not it is behaviour.
  public var log: [String]
  /// Timers and sleeping tasks left at the end; never compared.
  public var pendingTimers: Int
  /// The run's name, under which work that comes back after the end is noted.
  let label: String
}
