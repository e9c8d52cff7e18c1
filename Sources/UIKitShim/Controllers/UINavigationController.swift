/// A stack of controllers of which the top one is shown below a bar.
///
/// As in UIKit, the stack changes at once, and views and lifecycle follow in the next layout pass.
@MainActor open class UINavigationController: UIViewController {
  final var stack: [UIViewController] = []
  /// The controller whose view is on the screen, or was before the pending change.
  final var displayed: UIViewController?
  final var leaving: [UIViewController] = []
  /// Controllers that were put on top and are not on the screen yet.
  final var entering: [UIViewController] = []
  final var isChangeAnimated = false
  /// Whether the bar ever showed views of an item, and is in the hierarchy for them.
  final var hasBarViews = false

  /// Makes a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// What is told when another controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// The bar; its looks are kept and are no part of a screen.
  public private(set) lazy var navigationBar = UINavigationBar()

  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// What the user sees: what is presented, else the top of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Puts a controller on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    require(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported")
    require(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported "
        + "(\(type(of: viewController)))"
    )
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the top controller off, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes off everything above a controller.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError(
        "Tried to pop to a view controller that doesn't exist (\(type(of: viewController))).")
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Takes off everything above the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[0], animated: animated)
  }

  /// Puts another stack in place.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  override func containerWillLayout() {
    showTop()
    showBarViews()
  }
}

/// What is told when a navigation controller shows another controller.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller's view comes on the screen.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a controller's view came on the screen.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Optional in UIKit, so it does nothing unless implemented.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Optional in UIKit, so it does nothing unless implemented.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// The bar above a stack, which shows the top controller's navigation item; its looks are kept.
@MainActor open class UINavigationBar: UIView {
  /// Whether titles are large; kept, and no part of a screen.
  open var prefersLargeTitles = false
}
