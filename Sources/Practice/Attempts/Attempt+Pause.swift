import Foundation

extension Attempt {
  /// Whether its clock stands still and can go on.
  public var isPaused: Bool { !isFinished && pauses.contains { $0.to == nil } }

  /// Stops the clock for a while, and returns whether it ran.
  @discardableResult
  public mutating func pause(at date: Date) -> Bool {
    guard let startedAt, !isFinished, !isPaused else { return false }
    pauses.append(Pause(from: max(date, startedAt), to: nil))
    return true
  }

  /// Lets the clock go on, and returns whether it stood still.
  @discardableResult
  public mutating func resume(at date: Date) -> Bool {
    guard isPaused else { return false }
    // The machine's clock may have been set back meanwhile.
    pauses = pauses.map { Pause(from: $0.from, to: $0.to ?? max(date, $0.from)) }
    return true
  }
}
