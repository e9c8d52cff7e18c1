/// What a navigation bar shows while a controller is on top.
@MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large; kept, and no part of a screen.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  final weak var owner: UIViewController?

  /// Makes an item with a title.
  public init(title: String) { self.title = title }
  init(owner: UIViewController) { self.owner = owner }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed() } }
  /// The view shown instead of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The title of the button that leads back here; nil takes the title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether the button that leads back from here is left out.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the title is large; kept.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// The buttons where a line starts.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { adopt(leftBarButtonItems) } }
  /// The buttons where a line ends, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { adopt(rightBarButtonItems) } }

  /// The first of the buttons where a line starts.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost of the buttons where a line ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func adopt(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.navigationItem = self }
    changed()
  }

  final func changed() {
    owner?.storedView?.noteScreenChange()
    // The bar of what is above names this controller in its back button.
    owner?.navigationController?.storedView?.noteScreenChange()
  }
}
