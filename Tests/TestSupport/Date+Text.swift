import Foundation

extension Date {
  /// The moment that a text such as 2026-06-01T12:00:00Z names. Kata modules shadow the initialisers
  /// of `Date`; this one does not.
  public static func at(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }
}
