import Foundation

/// The wall clock and the machine's uptime as they were seen together, and by how much the wall clock
/// has been set since the times of attempts were first taken.
struct ClockState: Codable, Equatable, Sendable {
  /// The version of the file format that this workbench writes.
  static let version = 1

  private(set) var version = ClockState.version

  /// The wall clock, in seconds since 1970.
  let wall: Double

  /// How long the machine had run.
  let uptime: Double

  /// Which run of the machine that was.
  let boot: String

  /// How many seconds the wall clock is ahead of the time of attempts.
  let shift: Double

  /// Clocks drift apart by less than this between two commands; only a person or a time server that
  /// sets one moves it further.
  static let tolerance = 2.0

  init(wall: Date, uptime: Uptime, shift: Double = 0) {
    self.wall = wall.timeIntervalSince1970
    self.uptime = uptime.seconds
    boot = uptime.boot
    self.shift = shift
  }

  /// What is known after another look at both.
  func following(wall date: Date, uptime now: Uptime) -> ClockState {
    let moved = date.timeIntervalSince1970 - wall
    guard now.boot == boot, now.seconds >= uptime else {
      // Nothing tells how long the machine was off; only that time does not run backwards.
      return ClockState(wall: date, uptime: now, shift: shift + min(0, moved))
    }
    let jump = moved - (now.seconds - uptime)
    return ClockState(
      wall: date, uptime: now, shift: abs(jump) > Self.tolerance ? shift + jump : shift)
  }
}
