/// A relation between two edges or sizes; accepted and kept, and no part of a screen.
@MainActor open class NSLayoutConstraint: NSObject {
  /// The direction in which a stack or a constraint works.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// What a constraint demands.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// What of a view is constrained.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY
    case lastBaseline, firstBaseline
  }

  private let firstReference: ViewReference?
  private let secondReference: ViewReference?
  /// What of the first view is constrained.
  public let firstAttribute: Attribute
  /// What is demanded.
  public let relation: Relation
  /// What of the second view is referred to.
  public let secondAttribute: Attribute
  /// By how much the second is multiplied.
  public let multiplier: CGFloat
  /// What is added, in points.
  open var constant: CGFloat
  /// How much the constraint counts against others; kept.
  open var priority: UILayoutPriority = .required
  /// A name for the log; kept.
  open var identifier: String?

  init(
    first: UIView?, _ firstAttribute: Attribute, _ relation: Relation, second: UIView?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstReference = first?.reference
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondReference = second?.reference
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  private var first: UIView? { firstReference?.view }
  private var second: UIView? { secondReference?.view }

  /// The view that is constrained.
  open var firstItem: AnyObject? { first }
  /// The view that is referred to.
  open var secondItem: AnyObject? { second }

  /// Whether the constraint holds; two views without a common superview cannot be related.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { activate() } else { first?.activeConstraints.removeAll { $0 === self } }
    }
  }

  private func activate() {
    guard let first else { return }
    if let second, first.commonAncestor(with: second) == nil {
      fatalError(
        """
        Unable to activate constraint between \(type(of: first)) and \(type(of: second)) because \
        they have no common ancestor. Add both to the same hierarchy first.
        """)
    }
    first.activeConstraints.append(self)
  }

  /// Activates each of the constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension UIView {
  fileprivate func commonAncestor(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let view = current {
      if other.isDescendant(of: view) { return view }
      current = view.parentView
    }
    return nil
  }
}
