/// A button of an alert.
@MainActor open class UIAlertAction: NSObject {
  /// What kind of button it is.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  final let handler: ((UIAlertAction) -> Void)?

  /// Makes a button; its handler is called once the alert is gone.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The button's text.
  public let title: String?
  /// What kind of button it is.
  public let style: Style
  /// Whether the button reacts.
  open var isEnabled = true
}
