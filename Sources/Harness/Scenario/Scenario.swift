import Foundation

/// A seeded script of what a user and the world do.
public struct Scenario: Hashable, Sendable {
  /// The file's name without `.json`.
  public var slug: String
  /// A sentence that says what happens.
  public var title: String
  /// The first coin tosses.
  public var coins: [Bool]
  /// Where later coin tosses come from.
  public var seed: UInt64
  /// The wall-clock time at launch.
  public var now: Date
  /// The phone's locale.
  public var locale: Locale
  /// The phone's time zone.
  public var timeZone: TimeZone
  /// Whether the network can be reached at launch.
  public var isOnline: Bool
  /// Files in the documents folder at launch: text by name.
  public var documents: [String: String]
  /// What happens, in order.
  public var steps: [Step]

  /// 1 June 2026, 9 o'clock UTC.
  public static let defaultNow = Date(timeIntervalSince1970: 1_780_304_400)

  /// A scenario on an ordinary day, online, in English.
  public init(slug: String, title: String, seed: UInt64 = 0, steps: [Step]) {
    self.slug = slug
    self.title = title
    self.seed = seed
    self.steps = steps
    coins = []
    now = Self.defaultNow
    locale = Locale(identifier: "en_US")
    timeZone = .gmt
    isOnline = true
    documents = [:]
  }
}
