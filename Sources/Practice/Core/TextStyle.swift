import Foundation

/// Colours text for a terminal, or leaves it as it is.
public struct TextStyle: Sendable {
  /// What text can be made to look like.
  public enum Look: Int, Sendable {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
  }

  /// Whether looks make a difference.
  let isColoured: Bool

  /// No colour at all.
  public static let plain = TextStyle(isColoured: false)

  private init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// Colour if `descriptor` is a terminal that has it, and NO_COLOR is not set.
  public init(descriptor: Int32, environment: [String: String]) {
    isColoured =
      isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  /// The text in a look.
  public func callAsFunction(_ look: Look, _ text: String) -> String {
    isColoured ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }
}
