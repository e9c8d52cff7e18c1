/// What a navigation bar shows while a controller is on top.
@MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large; kept, and no part of a screen.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// Makes an item with a title.
  public init(title: String) { self.title = title }
  override init() {}

  /// The controller that the bar shows the item for.
  final weak var owner: UIViewController?

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The view shown instead of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { viewsChanged() } } }
  /// The title of the button that leads back here; nil takes the title.
  open var backButtonTitle: String?
  /// Whether the button that leads back from here is left out.
  open var hidesBackButton = false
  /// Whether the title is large; kept.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// The buttons where a line starts.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if hasViews(leftBarButtonItems) || hasViews(oldValue) { viewsChanged() } }
  }
  /// The buttons where a line ends, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if hasViews(rightBarButtonItems) || hasViews(oldValue) { viewsChanged() } }
  }

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

  /// The views that the bar shows for the item.
  final var views: [UIView] {
    let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    return (titleView.map { [$0] } ?? []) + items.filter { !$0.isHidden }.compactMap(\.customView)
  }

  private func hasViews(_ items: [UIBarButtonItem]?) -> Bool {
    items?.contains { $0.customView != nil } ?? false
  }

  private func viewsChanged() { owner?.navigationController?.storedView?.setNeedsLayout() }
}
