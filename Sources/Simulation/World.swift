import Foundation
import Synchronization

/// Everything outside the code under test: time, chance, place, network, files and log.
public final class World: Sendable {
  /// What a world is made of before anything happens in it.
  public struct Settings: Sendable {
    /// Names the run in reports: the scenario and the side.
    public var label = "unnamed run"
    /// The wall-clock time at launch.
    public var now = Foundation.Date(timeIntervalSince1970: 1_780_304_400)
    /// Coin tosses that come first.
    public var coins: [Bool] = []
    /// Where later coin tosses come from.
    public var seed: UInt64 = 0
    /// What `Locale.current` answers.
    public var locale = Locale(identifier: "en_US")
    /// What `TimeZone.current` answers.
    public var timeZone = TimeZone(identifier: "UTC") ?? .gmt
    /// Whether the network can be reached.
    public var isOnline = true
    /// The app's documents folder, asked for at each use; none unless somebody gives one.
    public var documents: @Sendable () -> URL = {
      URL(filePath: "/nonexistent/documents", directoryHint: .isDirectory)
    }

    /// An ordinary day, online.
    public init() {}
  }

  private struct State {
    var coins: Coins
    var isOnline: Bool
    var identifiers: SplitMix64
    var log: [String] = []
    var onWrite: (@MainActor @Sendable () -> Void)?
    var escapes: [Escape] = []
  }

  /// The settings that do not change during a run.
  public let settings: Settings
  /// Virtual time.
  public let clock = VirtualClock()
  /// What `Calendar.current` answers.
  public let calendar: Calendar
  private let state: Mutex<State>

  /// A world at the moment of launch.
  public init(_ settings: Settings) {
    self.settings = settings
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = settings.locale
    calendar.timeZone = settings.timeZone
    self.calendar = calendar
    state = Mutex(
      State(
        coins: Coins(scripted: settings.coins, seed: settings.seed), isOnline: settings.isOnline,
        identifiers: SplitMix64(seed: ~settings.seed)))
  }

  /// Inherited by tasks, so that code which left the simulation's thread still finds its world.
  @TaskLocal static var inherited: World?

  /// The world of the running simulation; nil outside of one, where every seam is the real thing.
  public static var current: World? { DeterministicExecutor.onThisThread?.world ?? inherited }

  /// The wall-clock time.
  public var date: Foundation.Date {
    settings.now.addingTimeInterval(clock.now / .seconds(1))
  }

  /// Tosses a coin.
  public func toss() -> Bool { state.withLock { $0.coins.draw() } }

  /// The coins tossed so far.
  public var coins: [Bool] { state.withLock { $0.coins.drawn } }

  /// Whether the network can be reached.
  public var isOnline: Bool {
    get { state.withLock { $0.isOnline } }
    set { state.withLock { $0.isOnline = newValue } }
  }

  /// The app's documents folder.
  public var documents: URL { settings.documents() }

  /// The folder that the phone gives the app, with the documents folder in it.
  public var home: URL { documents.deletingLastPathComponent() }

  /// Where the app keeps files for a while.
  public var temporary: URL { home.appending(path: "tmp", directoryHint: .isDirectory) }

  /// An identifier that depends on the seed and on how many were made before.
  public func makeUUID() -> Foundation.UUID {
    let (high, low) = state.withLock { ($0.identifiers.next(), $0.identifiers.next()) }
    let text = String(format: "%016llX%016llX", high, low)
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { range in
      text.dropFirst(range.lowerBound).prefix(range.count)
    }
    return Foundation.UUID(uuidString: parts.joined(separator: "-")) ?? Foundation.UUID()
  }

  /// The lines printed so far.
  public var log: [String] { state.withLock { $0.log } }

  /// Adds what was printed, line by line.
  public func write(_ text: String) {
    let onWrite = state.withLock {
      // By bytes: to find the characters of a text of megabytes takes seconds.
      $0.log += text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      return $0.onWrite
    }
    guard let onWrite, let executor = DeterministicExecutor.onThisThread, executor.world === self
    else { return }
    executor.lookAsMainActor(onWrite)
  }

  /// Has `body` called whenever something was printed on the simulation's thread, whatever job did it.
  public func observeLog(_ body: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.onWrite = body }
  }

  /// What left the simulation so far, each kind once.
  public var escapes: [Escape] { state.withLock { $0.escapes } }

  /// Notes that the code under test left the simulation.
  public func report(_ escape: Escape) {
    state.withLock { if !$0.escapes.contains(escape) { $0.escapes.append(escape) } }
  }
}
