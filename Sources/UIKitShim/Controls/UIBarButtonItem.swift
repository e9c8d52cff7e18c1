/// A button in a navigation bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// How an item looks; kept, and no part of a screen.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// An item that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose
    case search = 12
    case refresh, stop
    case trash = 16
    case close = 24
  }

  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item that performs an action when tapped and takes title and image from it.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    let actionTitle = primaryAction?.title ?? ""
    self.title = title ?? (actionTitle.isEmpty ? nil : actionTitle)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Makes an item that the system knows and that performs an action when tapped.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// What tapping the item performs.
  open var primaryAction: UIAction?
  /// The view shown instead of a button.
  open var customView: UIView?
  /// How the item looks; kept.
  open var style: Style = .plain
  /// The item's colour; nil takes the bar's.
  open var tintColor: UIColor?
  /// Whether the item is left out of the bar.
  open var isHidden = false
  final var systemItem: SystemItem?
}
