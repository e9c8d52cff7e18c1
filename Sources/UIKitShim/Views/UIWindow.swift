/// The root of a screen's view hierarchy.
@MainActor open class UIWindow: UIView {
  /// What UIKit does at the end of a run-loop turn, after layout: views did appear and disappear.
  final var afterLayout: [() -> Void] = []

  /// Makes a window that is hidden until `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a hidden window; headless views have no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.dismissWithoutTransition()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      installRoot()
    }
  }

  /// Whether the window takes part in what the user sees.
  open override var isHidden: Bool { didSet { installRoot() } }
  /// Whether the window receives the keyboard.
  open private(set) var isKeyWindow = false

  /// Shows the window, and with it the root controller's view.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  private func installRoot() {
    guard !isHidden, let root = rootViewController, let view = root.view,
      view.superview !== self
    else { return }
    addSubview(view)
  }

  override var asWindow: UIWindow? { self }

  /// A full screen is covered by what was presented last.
  override func shows(_ subview: UIView) -> Bool {
    guard rootViewController?.presented != nil, let front = frontmost,
      front.viewIfLoaded?.parentView === self
    else { return true }
    var current: UIViewController? = front
    while let controller = current {
      if controller.viewIfLoaded === subview { return true }
      // What is below an alert stays in sight.
      current = controller is UIAlertController ? controller.presenting : nil
    }
    return false
  }

  /// Whether an alert keeps fingers from a view.
  final func alertCovers(_ view: UIView) -> Bool {
    guard rootViewController?.presented != nil, let front = frontmost as? UIAlertController,
      let shown = front.viewIfLoaded, shown.parentView === self
    else { return false }
    return !view.isDescendant(of: shown)
  }

  final var frontmost: UIViewController? {
    var front = rootViewController
    while let presented = front?.presented { front = presented }
    return front
  }
}
