/// What a navigation bar shows while a controller is on top.
@MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large; kept, and no part of a screen.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// Makes an item with a title.
  public init(title: String) { self.title = title }
  override init() {}

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The view shown instead of the title.
  open var titleView: UIView?
  /// The title of the button that leads back here; nil takes the title.
  open var backButtonTitle: String?
  /// Whether the button that leads back from here is left out.
  open var hidesBackButton = false
  /// Whether the title is large; kept.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// The buttons where a line starts.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where a line ends, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

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
}
