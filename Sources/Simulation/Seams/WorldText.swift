import Foundation
import Synchronization

/// What kata modules know as `String(format:)` with one number. It says what Foundation's does, which asks
/// nothing of the world; what it said is kept, as lists show the same amounts again and again, and
/// Foundation takes a third of the time that a row takes.
public enum WorldText {
  private struct Key: Hashable {
    var format: String
    /// The number's bits, by which 0 and -0 differ, and every number equals itself.
    var bits: UInt64
  }

  private static let memoryLimit = 1_024

  private static let texts = Mutex<[Key: String]>([:])

  /// A number in a format.
  public static func string(format: String, _ number: Double) -> String {
    let key = Key(format: format, bits: number.bitPattern)
    return texts.withLock { texts in
      if let text = texts[key] { return text }
      if texts.count >= memoryLimit { texts = [:] }
      let text = String(format: format, number)
      texts[key] = text
      return text
    }
  }
}
