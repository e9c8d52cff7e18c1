/// What manages one screen or a part of one.
@MainActor open class UIViewController: UIResponder {
  final var storedView: UIView?
  final var isLoadingView = false
  final var childControllers: [UIViewController] = []
  final weak var parentController: UIViewController?
  final var presented: UIViewController?
  final weak var presenting: UIViewController?
  final var appearance = Appearance.disappeared
  final var isAppearanceAnimated = false
  /// Whether a container, and not the view's moves, decides when an appearance ends.
  final var isInTransition = false
  private lazy var item: UINavigationItem = {
    let item = UINavigationItem()
    item.owner = self
    return item
  }()

  /// Makes a controller; there are no nibs to read, so both are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Makes a controller; headless ones have no archive to read.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes a controller that loads its view when it is first asked for.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The root view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owner = nil
      storedView = newValue
      newValue?.owner = self
    }
  }
  /// The root view, if it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the root view; overridden to make another.
  open func loadView() { view = UIView() }

  /// Loads the root view unless it is loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard storedView != nil else {
      fatalError(
        "-[\(type(of: self)) loadView] did not set `view`. Assign it, or don't override loadView.")
    }
    viewDidLoad()
  }

  // MARK: Lifecycle

  /// Called once the root view is loaded.
  open func viewDidLoad() {}
  /// Called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and not yet laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view came on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called inside the module before the root view is laid out.
  func containerWillLayout() {}

  // MARK: Containment

  /// The controllers inside this one.
  open var children: [UIViewController] { childControllers }
  /// The controller that this one is inside of.
  open var parent: UIViewController? { parentController }
  /// Whether the controller is coming into a container.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is leaving its container.
  open internal(set) var isMovingFromParent = false

  /// Takes a controller in, out of its former container if it has one.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    childController.willMove(toParent: self)
    childController.leaveParent()
    childControllers.append(childController)
    childController.parentController = self
  }

  /// Leaves the container.
  open func removeFromParent() {
    guard parentController != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  /// Called before the container changes.
  open func willMove(toParent parent: UIViewController?) {
    isMovingToParent = parent != nil
    isMovingFromParent = parent == nil
  }

  /// Called after the container changed.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
    isMovingFromParent = false
  }

  final func leaveParent() {
    parentController?.childControllers.removeAll { $0 === self }
    parentController = nil
  }

  // MARK: Presentation

  /// How the controller covers the screen when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Whether the user cannot dismiss the controller; kept, as no gesture dismisses one.
  open var isModalInPresentation = false
  /// The controller that this one, or one it is inside of, presents.
  open var presentedViewController: UIViewController? {
    presented ?? parentController?.presentedViewController
  }
  /// The controller that presents this one, or one it is inside of.
  open var presentingViewController: UIViewController? {
    presenting ?? parentController?.presentingViewController
  }
  /// Whether the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  // MARK: Bars

  /// The title that containers show.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { item }
  /// The navigation controller that this one is inside of.
  open var navigationController: UINavigationController? {
    var current = parentController
    while let controller = current {
      if let navigation = controller as? UINavigationController { return navigation }
      current = controller.parentController
    }
    return nil
  }
  /// The container, else the root view's superview.
  open override var next: UIResponder? { storedView?.parentView ?? parentController }
}
