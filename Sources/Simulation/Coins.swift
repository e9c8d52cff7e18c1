/// Coin tosses: the scripted ones first, then a seeded sequence without end.
struct Coins: Sendable {
  private var scripted: ArraySlice<Bool>
  private var generator: SplitMix64
  private(set) var drawn: [Bool] = []

  init(scripted: [Bool], seed: UInt64) {
    self.scripted = scripted[...]
    generator = SplitMix64(seed: seed)
  }

  mutating func draw() -> Bool {
    let coin = scripted.popFirst() ?? (generator.next() >> 63 == 1)
    drawn.append(coin)
    return coin
  }
}
