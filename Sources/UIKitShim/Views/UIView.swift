/// A part of a screen, headless: it has a place in a hierarchy and properties, and is never drawn.
///
/// Frames, margins, corner radii and constraints are kept as set, and are no part of a screen.
@MainActor open class UIView: UIResponder {
  // The state below is plain and final, as the hot paths of layout and reuse read it.
  final var children: [UIView] = []
  /// The way to the superview, which keeps this view and is not kept by it.
  private final var parentReference: ViewReference?
  /// The way here, made when somebody first needs it.
  private final var ownReference: ViewReference?
  /// The controller whose root view this is.
  final weak var owner: UIViewController? { didSet { hasOwner = owner != nil } }
  /// Whether there was an owner when it was last set, as most views never have one: a weak reference is
  /// not cheap to follow.
  final var hasOwner = false
  final var needsLayout = true
  /// Whether this view or a view below it waits for a layout pass.
  final var layoutIsPending = true
  final var activeConstraints: [NSLayoutConstraint] = []
  private lazy var marginsGuide = UILayoutGuide(owner: self)
  private lazy var safeAreaGuide = UILayoutGuide(owner: self)
  private lazy var readableGuide = UILayoutGuide(owner: self)

  /// Makes a view with a frame, which is kept and not used.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view from an archive; headless views have none to read, so it is empty.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Makes a view without a frame.
  public override convenience init() { self.init(frame: .zero) }

  deinit { ownReference?.clear() }

  // MARK: What a screen shows

  /// Whether the view and everything below it is hidden.
  open var isHidden = false
  /// The opacity, from 0 to 1; a view below 0.01 is not on the screen.
  open var alpha: CGFloat = 1
  /// Whether the view and everything below it reacts to a finger.
  open var isUserInteractionEnabled = true
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The accent colour; nil takes the superview's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parentView?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  private var ownTintColor: UIColor?
  /// Called when the accent colour changed.
  open func tintColorDidChange() {}
  /// A number by which `viewWithTag(_:)` finds the view.
  open var tag = 0

  // MARK: Accessibility

  /// Whether assistive technologies see the view as one element.
  open var isAccessibilityElement = false
  /// A short name of the element.
  open var accessibilityLabel: String?
  /// What the element currently holds.
  open var accessibilityValue: String?
  /// What acting on the element does.
  open var accessibilityHint: String?
  /// What kind of element it is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// A name for tests, which no user sees.
  open var accessibilityIdentifier: String?
  /// Whether everything below the view is hidden from assistive technologies.
  open var accessibilityElementsHidden = false

  // MARK: Kept, and no part of a screen

  /// Where the view lies in its superview; kept as it was set.
  open var frame: CGRect
  /// Where the view's content lies; the size is the frame's.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin.x = newValue.x - frame.width / 2
      frame.origin.y = newValue.y - frame.height / 2
    }
  }
  /// The layer that carries the view's decoration.
  public private(set) lazy var layer = CALayer()
  /// How content is fitted; kept.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether content outside the bounds is cut off; kept.
  open var clipsToBounds = false
  /// Whether the frame is turned into constraints; kept.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The space left around content, in points; kept.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The same space, by reading direction; kept.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// How the frame follows the superview's; kept.
  open var autoresizingMask: AutoresizingMask = []
  /// The guide inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The guide inside what bars leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The guide with a width that reads well.
  open var readableContentGuide: UILayoutGuide { readableGuide }

  // MARK: Hierarchy

  /// The views directly inside this one, back to front.
  open var subviews: [UIView] { children }
  /// The view that this one is inside of.
  open var superview: UIView? { parentView }
  /// The window that the view is in.
  open var window: UIWindow? { hostWindow }
  /// The owning controller, else the superview.
  open override var next: UIResponder? { owner ?? parentView }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: UIView) { attach(view, at: nil) }
  /// Puts a view at a place among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { attach(view, at: index) }
  /// Puts a view right behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    attach(view, beside: siblingSubview, offset: 0)
  }
  /// Puts a view right in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    attach(view, beside: siblingSubview, offset: 1)
  }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() { markLayoutPending() }
  /// Lays out at once what waits for a layout pass.
  open func layoutIfNeeded() { layOutFromTopmostPending() }
  /// Called in a layout pass after `setNeedsLayout()`; it arranges nothing here.
  open func layoutSubviews() {}

  // MARK: Ways to other views

  /// A way to this view that does not keep it.
  final var reference: ViewReference {
    if let ownReference { return ownReference }
    let reference = ViewReference(self)
    ownReference = reference
    return reference
  }

  final var parentView: UIView? {
    get { parentReference?.view }
    set { parentReference = newValue?.reference }
  }

  /// The window at the end of the way up.
  final var hostWindow: UIWindow? {
    var top = self
    while let parent = top.parentView { top = parent }
    return top.asWindow
  }

  /// What the view is to somebody who looks at the screen.
  var ownKind: ViewKind { .plain }

  /// The view as the window that it is; nil for most.
  var asWindow: UIWindow? { nil }

  /// Whether a subview is shown, which only containers that scroll or cover one decide.
  func shows(_ subview: UIView) -> Bool { true }
}
