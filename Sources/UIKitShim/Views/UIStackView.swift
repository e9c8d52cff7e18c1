/// Views in a row or a column.
@MainActor open class UIStackView: UIView {
  /// How views fill the stack along its axis; kept, and no part of a screen.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views lie across the axis; kept, and no part of a screen.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The leading edge of a row is its top.
    public static var top: Alignment { .leading }
    /// The trailing edge of a row is its bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack arranges, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether it is a row or a column; kept.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How views fill the axis; kept.
  open var distribution: Distribution = .fill
  /// How views lie across the axis; kept.
  open var alignment: Alignment = .fill
  /// The space between views, in points; kept.
  open var spacing: CGFloat = 0
  /// Whether views keep off the margins; kept.
  open var isLayoutMarginsRelativeArrangement = false
  private var spacingAfter: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place; a view that the stack arranges already is moved there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    setNeedsLayout()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    spacingAfter[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  /// Sets the space after one view, in points; kept.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacingAfter[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The space after one view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacingAfter[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  override var ownKind: ViewKind { .stack }

  /// Stops arranging a view that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}
