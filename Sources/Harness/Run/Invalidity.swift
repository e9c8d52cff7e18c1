/// Why a run proves nothing.
public struct Invalidity: Equatable, Sendable, CustomStringConvertible {
  /// The reason, which may be the same in many scenarios.
  var cause: String
  /// How much of it there was, where that counts.
  var amount: String?
  /// The number of the step in which it came to that, where it is known.
  var step: Int?
  /// That step, for the middle of a sentence.
  var place: String?

  /// One line: where, and why.
  public var description: String {
    (place.map { "\($0), " } ?? "") + cause + (amount.map { ": \($0)" } ?? "")
  }
}
