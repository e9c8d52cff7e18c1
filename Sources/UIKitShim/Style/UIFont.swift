/// A font; kept where it is set, and no part of a screen.
public final class UIFont: NSObject, Sendable {
  /// What a text is for, which decides its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A very big title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "headline")
    /// A line below a headline.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A text that calls something out.
    public static let callout = TextStyle(rawValue: "callout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is regular.
    public let rawValue: CGFloat
    /// Makes a weight from a number; 0 is regular.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// Neither light nor bold.
    public static let regular = Weight(rawValue: 0)
    /// A little bolder than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// The size in points.
  public let pointSize: CGFloat
  let style: TextStyle?
  let weight: Weight
  let isMonospaced: Bool
  let isItalic: Bool

  init(
    _ pointSize: CGFloat, weight: Weight = .regular, style: TextStyle? = nil,
    monospaced: Bool = false,
    italic: Bool = false
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.style = style
    isMonospaced = monospaced
    isItalic = italic
  }

  /// The font for a style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular, style: style)
  }

  /// The system's font of a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(fontSize, weight: weight)
  }

  /// The system's bold font of a size.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, weight: .bold)
  }

  /// The system's italic font of a size.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, italic: true)
  }

  /// A font of a size and a weight whose digits are all as wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight: weight, monospaced: true)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, weight: weight, style: style, monospaced: isMonospaced, italic: isItalic)
  }

  /// Two fonts with the same looks are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && style == other.style && weight == other.weight
      && isMonospaced == other.isMonospaced && isItalic == other.isItalic
  }

  /// A hash of the size.
  public override var hash: Int { pointSize.hashValue }

  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
    .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}
