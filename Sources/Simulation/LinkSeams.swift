// What this module is linked against instead of the real world. In a simulation these names read the
// world of the running scenario; outside of one they are the real thing. Feathers calls this a link
// seam (Working Effectively with Legacy Code, chapter 4): the code beside this file stays as it is.

import Dispatch
import Foundation
import Simulation

typealias DispatchQueue = WorldDispatchQueue
typealias DispatchTime = WorldDispatchTime
typealias ContinuousClock = WorldClock
typealias SuspendingClock = WorldClock
typealias DateFormatter = WorldDateFormatter
typealias NumberFormatter = WorldNumberFormatter
typealias ISO8601DateFormatter = WorldISO8601DateFormatter
typealias Thread = WorldThread
typealias FileManager = WorldFileManager

func + (time: DispatchTime, seconds: Double) -> DispatchTime { time.advanced(bySeconds: seconds) }

func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.advanced(by: interval)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func Date() -> Foundation.Date {
  Simulation.World.current?.date ?? Foundation.Date(timeIntervalSinceNow: 0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func UUID() -> Foundation.UUID { Simulation.World.current?.makeUUID() ?? Foundation.UUID() }

extension Foundation.Date {
  static var now: Foundation.Date { Date() }

  func formatted() -> String { FormatStyle(date: .numeric, time: .shortened).inWorld.format(self) }

  func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).inWorld.format(self)
  }

  func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Foundation.Date { style.inWorld.format(self) }
}

extension BinaryInteger {
  func formatted() -> String { IntegerFormatStyle<Self>().inWorld.format(self) }

  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.inWorld.format(self)
  }
}

extension BinaryFloatingPoint {
  func formatted() -> String { FloatingPointFormatStyle<Self>().inWorld.format(self) }

  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.inWorld.format(self)
  }
}

extension Decimal {
  func formatted() -> String { FormatStyle().inWorld.format(self) }

  func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Decimal { style.inWorld.format(self) }
}

extension String {
  // No variadic one, so that a call with other arguments, and one in a test, still means Foundation's.
  init(format: String, _ number: Double) { self = WorldText.string(format: format, number) }
}

extension Bool {
  static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return Simulation.World.current?.toss() ?? random(using: &generator)
  }
}

extension Task where Success == Never, Failure == Never {
  static func sleep(nanoseconds duration: UInt64) async throws {
    try await WorldSleep.sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  static func sleep(_ duration: UInt64) async {
    try? await WorldSleep.sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await WorldSleep.sleep(for: duration, tolerance: tolerance)
  }

  static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: WorldClock
  ) async throws {
    try await WorldSleep.sleep(for: duration, tolerance: tolerance)
  }

  static func sleep<C: Clock>(
    for duration: C.Duration, tolerance: C.Duration? = nil, clock: C
  ) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }

  static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Duration? = nil, clock: C
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

extension WorldClock {
  static var continuous: WorldClock { WorldClock() }
  static var suspending: WorldClock { WorldClock() }
}

extension Locale {
  static var current: Locale {
    Simulation.World.current?.settings.locale ?? Simulation.Machine.locale
  }
  static var autoupdatingCurrent: Locale { current }
}

extension TimeZone {
  static var current: TimeZone {
    Simulation.World.current?.settings.timeZone ?? Simulation.Machine.timeZone
  }
  static var autoupdatingCurrent: TimeZone { current }
}

extension Calendar {
  static var current: Calendar { Simulation.World.current?.calendar ?? Simulation.Machine.calendar }
  static var autoupdatingCurrent: Calendar { current }
}

extension URL {
  static var documentsDirectory: URL {
    Simulation.World.current.map(\.documents)
      ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }
  static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
}

extension Foundation.FileManager {
  func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor reference: URL?, create shouldCreate: Bool
  ) throws -> URL {
    try WorldFiles.url(
      self, for: directory, in: domain, appropriateFor: reference, create: shouldCreate)
  }

  @discardableResult
  func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: ItemReplacementOptions = []
  ) throws -> URL? {
    try WorldFiles.replaceItem(
      self, at: originalItemURL, with: newItemURL, backupItemName: backupItemName, options: options)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func NSTemporaryDirectory() -> String {
  Simulation.World.current.map { $0.temporary.path + "/" } ?? Foundation.NSTemporaryDirectory()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func NSHomeDirectory() -> String {
  Simulation.World.current?.home.path ?? Foundation.NSHomeDirectory()
}

func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { "\($0)" }.joined(separator: separator)
  guard let world = Simulation.World.current else {
    return Swift.print(text, terminator: terminator)
  }
  world.write(text)
}

// Outside of a simulation it waits for real, as its name says; inside it only reports.
@discardableResult
func sleep(_ seconds: UInt32) -> UInt32 {
  Simulation.World.escape("sleep(_:)", fix: "use `try await Task.sleep(for:)`")
    ? 0 : Foundation.sleep(seconds)
}

// Outside of a simulation it waits for real, as its name says; inside it only reports.
@discardableResult
func usleep(_ microseconds: UInt32) -> Int32 {
  Simulation.World.escape("usleep(_:)", fix: "use `try await Task.sleep(for:)`")
    ? 0 : Foundation.usleep(microseconds)
}

/// The app's reachability helper, as the legacy code knows it.
enum Reachability {
  static func isConnectedToNetwork() -> Bool {
    Simulation.World.current?.isOnline ?? Simulation.Machine.isConnectedToNetwork
  }
}
