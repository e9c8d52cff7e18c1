import Terminal

/// What a smell's measure has to be for a stage to be reached.
public struct Goal: Equatable, Sendable {
  /// The smell's name in `kata.json`.
  public let smell: String

  /// Which measures are good enough.
  public let bound: Bound

  /// A limit on a measure.
  public enum Bound: Equatable, Sendable {
    /// This much or less.
    case atMost(Int)

    /// This much or more.
    case atLeast(Int)
  }

  /// Whether a measure is good enough.
  public func holds(for value: Int) -> Bool {
    switch bound {
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    }
  }

  /// The limit in a few signs: `≤ 80`, or `0` where nothing may be left.
  public var limitText: String {
    switch bound {
    case .atMost(0): "0"
    case .atMost(let limit): "≤ \(limit)"
    case .atLeast(let limit): "≥ \(limit)"
    }
  }
}

extension Goal: Decodable {
  private enum CodingKeys: CodingKey {
    case smell
    case atMost
    case atLeast
  }

  /// Reads a goal from `kata.json`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    smell = try values.decode(String.self, forKey: .smell)
    let most = try values.decodeIfPresent(Int.self, forKey: .atMost)
    let least = try values.decodeIfPresent(Int.self, forKey: .atLeast)
    switch (most, least) {
    case (let limit?, nil): bound = .atMost(limit)
    case (nil, let limit?): bound = .atLeast(limit)
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .atMost, in: values, debugDescription: "a goal has either atMost or atLeast")
    }
    guard Smell.named(smell) == nil else { return }
    let names = Smell.all.map(\.id)
    let proposal = Nearest.match(for: smell, among: names)
    throw DecodingError.dataCorruptedError(
      forKey: .smell, in: values,
      debugDescription: "there is no smell \"\(smell)\": "
        + (proposal.map { "did you mean \"\($0)\"?" }
          ?? "there are: \(names.joined(separator: ", "))"))
  }
}
