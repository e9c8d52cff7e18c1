import Simulation

/// Independent random numbers for each thing that is drawn and each step, so that leaving out one leaves
/// the others as they were.
struct RandomStreams {
  /// What is drawn.
  enum Purpose: UInt64 {
    case world, coins, actions, delays, faults
  }

  let seed: UInt64

  /// The numbers for a purpose in a step.
  func stream(_ purpose: Purpose, step: Int = 0) -> SplitMix64 {
    var mixed = SplitMix64(seed: seed)
    let start = mixed.next() ^ (purpose.rawValue << 32) ^ UInt64(step)
    mixed = SplitMix64(seed: start)
    return SplitMix64(seed: mixed.next())
  }
}

extension RandomNumberGenerator {
  /// Whether something happens that does so in `percent` of a hundred times.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// One of some choices, each as often as its weight says; nil when none has any.
  mutating func choose<Choice>(_ weighted: [(weight: Int, choice: Choice)]) -> Choice? {
    let total = weighted.reduce(0) { $0 + $1.weight }
    guard total > 0 else { return nil }
    var place = Int.random(in: 0..<total, using: &self)
    return weighted.first { entry in
      place -= entry.weight
      return place < 0
    }?.choice
  }
}
