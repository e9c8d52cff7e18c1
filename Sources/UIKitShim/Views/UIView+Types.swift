extension UIView {
  /// How content is fitted into a view; kept, and no part of a screen.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which edges of a frame follow the superview's; kept, and no part of a screen.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits as a number.
    public let rawValue: UInt
    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }
}

/// What kind of element assistive technologies take a view for.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits as a number.
  public let rawValue: UInt64
  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that cannot be edited.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the screen when it opens.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element does not react.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Label or value change often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The title of a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
