/// How much a constraint counts against others; kept, and no part of a screen.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number from 0 to 1000.
  public var rawValue: Float
  /// Makes a priority from a number from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from a number from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// Holds unless something must.
  public static let defaultHigh = UILayoutPriority(750)
  /// Holds if nothing speaks against it.
  public static let defaultLow = UILayoutPriority(250)
}
