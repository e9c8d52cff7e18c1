/// An item of a bar, with a title and an image.
@MainActor open class UIBarItem: NSObject {
  /// The text; nil shows none.
  open var title: String?
  /// The image; nil shows none.
  open var image: UIImage?
  /// Whether the item reacts.
  open var isEnabled = true
  /// A number of the app's own.
  open var tag = 0
  /// A short name for assistive technologies.
  open var accessibilityLabel: String?
  /// A name for tests, which no user sees.
  open var accessibilityIdentifier: String?

  /// Makes an item without a title.
  public override init() { super.init() }
}
