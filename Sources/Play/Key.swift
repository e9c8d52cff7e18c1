import Terminal

/// A key that means something while playing.
enum Key: Equatable {
  case up, down, pageUp, pageDown, first, last
  case next, tap
  case row(Int)
  case network, back, reopen, relaunch, journal, quit

  /// The keys in what a terminal sent, in order; anything else is passed over.
  static func all(in bytes: [UInt8]) -> [Key] { Keystroke.all(in: bytes).compactMap(Key.init) }

  private init?(_ keystroke: Keystroke) {
    switch keystroke {
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .first
    case .end: self = .last
    case .character(let character):
      guard let key = Key(character) else { return nil }
      self = key
    }
  }

  private init?(_ character: Character) {
    switch character {
    case "k": self = .up
    case "j": self = .down
    case " ": self = .pageDown
    case "g": self = .first
    case "G": self = .last
    case "\t": self = .next
    case "\r", "\n": self = .tap
    case "1"..."6": self = .row(character.wholeNumberValue ?? 1)
    case "o": self = .network
    case "b": self = .back
    case "n": self = .reopen
    case "R": self = .relaunch
    case "l": self = .journal
    case "q", "\u{3}", "\u{4}": self = .quit
    default: return nil
    }
  }
}
