/// An item of a bar, with a title and an image.
@MainActor open class UIBarItem: NSObject {
  /// The text; nil shows none.
  open var title: String? { didSet { changed() } }
  /// The image; nil shows none.
  open var image: UIImage? { didSet { changed() } }
  /// Whether the item reacts.
  open var isEnabled = true { didSet { changed() } }
  /// A number of the app's own.
  open var tag = 0
  /// A short name for assistive technologies.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// A name for tests, which no user sees.
  open var accessibilityIdentifier: String?

  /// Makes an item without a title.
  public override init() { super.init() }

  /// The bar's content that the item is part of.
  final weak var navigationItem: UINavigationItem?

  final func changed() { navigationItem?.changed() }
}
