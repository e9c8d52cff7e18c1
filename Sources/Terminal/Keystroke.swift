/// A key as a terminal sends it.
package enum Keystroke: Equatable, Sendable {
  case character(Character)
  case up, down, pageUp, pageDown, home, end

  /// Whether it asks for the end: Ctrl-C, and Ctrl-D, which the end of input counts as.
  package var isInterruption: Bool {
    self == .character("\u{3}") || self == .character("\u{4}")
  }

  /// The keys in what a terminal sent, in order; anything else is passed over.
  package static func all(in bytes: [UInt8]) -> [Keystroke] {
    var keys: [Keystroke] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, let next = rest.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O")
      {
        rest = rest.dropFirst()
        let parameters = rest.prefix { $0 < 0x40 }
        rest = rest.dropFirst(parameters.count)
        guard let final = rest.popFirst() else { continue }
        if let key = sequence(final, parameters) { keys.append(key) }
      } else if byte < 0x80, byte != 0x1B {
        keys.append(.character(Character(UnicodeScalar(byte))))
      }
    }
    return keys
  }

  private static func sequence(_ final: UInt8, _ parameters: ArraySlice<UInt8>) -> Keystroke? {
    switch (Character(UnicodeScalar(final)), parameters.first.map { Character(UnicodeScalar($0)) })
    {
    case ("A", _): .up
    case ("B", _): .down
    case ("H", _), ("~", "1"): .home
    case ("F", _), ("~", "4"): .end
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    default: nil
    }
  }
}
