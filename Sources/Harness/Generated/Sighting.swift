/// What a made-up scenario shows when it is run once on both sides.
public enum Sighting: Equatable, Sendable {
  /// The legacy code cannot finish it, so it proves nothing.
  case skipped
  /// Both sides show the same in so many steps, both sides counted.
  case same(steps: Int)
  /// The sides differ.
  case different(steps: Int)
}

extension Sighting: LosslessStringConvertible {
  /// The sighting as one process tells it to another.
  public var description: String {
    switch self {
    case .skipped: "skipped"
    case .same(let steps): "same \(steps)"
    case .different(let steps): "different \(steps)"
    }
  }

  /// Reads what another process told; nil where it says no sighting.
  public init?(_ description: String) {
    let words = description.split(separator: " ", omittingEmptySubsequences: false)
    let steps = words.count == 2 ? Int(words[1]) : nil
    switch (words.first, steps) {
    case ("skipped", nil) where words.count == 1: self = .skipped
    case ("same", let steps?): self = .same(steps: steps)
    case ("different", let steps?): self = .different(steps: steps)
    default: return nil
    }
  }
}

extension GeneratedRun.Outcome {
  mutating func count(_ sighting: Sighting) {
    switch sighting {
    case .skipped: skipped += 1
    case .same(let steps), .different(let steps):
      compared += 1
      self.steps += steps
    }
  }
}
