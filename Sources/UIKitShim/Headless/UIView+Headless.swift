extension UIView {
  /// Whether a user sees the view: neither it nor what it is in is hidden, transparent or covered.
  @_spi(Headless) public var isVisibleInHierarchy: Bool {
    guard hostWindow != nil else { return false }
    var current = self
    while true {
      guard current.isVisibleItself else { return false }
      guard let parent = current.parentView else { return current is UIWindow }
      guard parent.shows(current) else { return false }
      current = parent
    }
  }

  /// The subviews that a user sees if they see this view, back to front.
  @_spi(Headless) public var shownSubviews: [UIView] {
    // Of most views all are, so that none has to be left out.
    if children.allSatisfy(isShowing) { return children }
    var shown: [UIView] = []
    shown.reserveCapacity(children.count)
    for child in children where isShowing(child) { shown.append(child) }
    return shown
  }

  private func isShowing(_ child: UIView) -> Bool { child.isVisibleItself && shows(child) }

  /// Whether a finger reaches the view.
  @_spi(Headless) public var isTouchable: Bool {
    guard isVisibleInHierarchy, hostWindow?.alertCovers(self) != true else { return false }
    var current: UIView? = self
    while let view = current {
      guard view.isUserInteractionEnabled else { return false }
      current = view.parentView
    }
    return true
  }

  private var isVisibleItself: Bool { !isHidden && alpha > 0.01 }
}
