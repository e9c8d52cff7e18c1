/// Asks the user something above the screen, which stays in sight and out of reach.
@MainActor open class UIAlertController: UIViewController {
  /// How an alert comes up.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  private var style = Style.actionSheet

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
  }

  /// What it asks, below the title.
  open var message: String?
  /// How it comes up.
  open var preferredStyle: Style { style }
  /// The buttons, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out, one of an alert's own; kept, and no part of a screen.
  open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "The preferredAction of an alert controller must be contained in the actions array.")
    }
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
  }
}
