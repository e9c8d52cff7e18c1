/// A rectangle to constrain to that is no view.
@MainActor open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  open var owningView: UIView? { reference.view }
  private let reference: ViewReference

  init(owner: UIView) { reference = owner.reference }

  /// The left or right edge, by reading direction, where a line starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(owningView, .leading) }
  /// The left or right edge, by reading direction, where a line ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(owningView, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(owningView, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(owningView, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(owningView, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(owningView, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(owningView, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(owningView, .height) }
  /// The horizontal middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(owningView, .centerX) }
  /// The vertical middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(owningView, .centerY) }
}
