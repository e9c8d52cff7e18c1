/// What measuring a smell gave: a number, and the places that it counts or was found at.
public struct Measure: Equatable, Sendable, Codable {
  /// The number.
  public let value: Int

  /// Where to look.
  public let places: [CodePlace]

  /// A number with the places behind it.
  public init(_ value: Int, at places: [CodePlace] = []) {
    self.value = value
    self.places = places.sorted()
  }

  /// The number of places, of which several on one line count once.
  init(counting places: [CodePlace]) {
    let places = Set(places)
    self.init(places.count, at: Array(places))
  }
}
