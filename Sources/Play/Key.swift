/// A key that means something while playing.
enum Key: Equatable {
  case up, down, pageUp, pageDown, first, last
  case next, tap
  case row(Int)
  case network, back, reopen, relaunch, quit

  /// The keys in what a terminal sent, in order; anything else is passed over.
  static func all(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, let next = rest.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O")
      {
        rest = rest.dropFirst()
        let parameters = rest.prefix { $0 < 0x40 }
        rest = rest.dropFirst(parameters.count)
        guard let final = rest.popFirst() else { continue }
        if let key = sequence(final, parameters) { keys.append(key) }
      } else if let key = plain(byte) {
        keys.append(key)
      }
    }
    return keys
  }

  private static func sequence(_ final: UInt8, _ parameters: ArraySlice<UInt8>) -> Key? {
    switch (Character(UnicodeScalar(final)), parameters.first.map { Character(UnicodeScalar($0)) })
    {
    case ("A", _): .up
    case ("B", _): .down
    case ("H", _), ("~", "1"): .first
    case ("F", _), ("~", "4"): .last
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    default: nil
    }
  }

  private static func plain(_ byte: UInt8) -> Key? {
    switch Character(UnicodeScalar(byte)) {
    case "k": .up
    case "j": .down
    case " ": .pageDown
    case "g": .first
    case "G": .last
    case "\t": .next
    case "\r", "\n", "\r\n": .tap
    case "1"..."6": .row(Int(byte - UInt8(ascii: "0")))
    case "o": .network
    case "b": .back
    case "n": .reopen
    case "R": .relaunch
    case "q", "\u{3}", "\u{4}": .quit
    default: nil
    }
  }
}
