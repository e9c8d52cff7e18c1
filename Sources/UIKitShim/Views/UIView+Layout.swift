extension UIView {
  final func markLayoutPending() {
    needsLayout = true
    bubbleLayoutPending()
  }

  /// Marks the way up to the window; a marked view's ancestors are marked already.
  final func bubbleLayoutPending() {
    var current: UIView? = self
    while let view = current, !view.layoutIsPending {
      view.layoutIsPending = true
      current = view.parentView
    }
  }

  /// Lays out what is pending here and below, and says whether anything was.
  @discardableResult
  final func layOutPending() -> Bool {
    layoutIsPending = false
    var didLayOut = false
    if needsLayout {
      needsLayout = false
      didLayOut = true
      if hasOwner, let owner {
        owner.containerWillLayout()
        owner.viewWillLayoutSubviews()
        layoutSubviews()
        owner.viewDidLayoutSubviews()
      } else {
        layoutSubviews()
      }
    }
    for child in children where child.layoutIsPending {
      if child.layOutPending() { didLayOut = true }
    }
    return didLayOut
  }

  final func layOutFromTopmostPending() {
    var topmost = self
    while let parent = topmost.parentView, parent.needsLayout { topmost = parent }
    if topmost.layoutIsPending { topmost.layOutPending() }
  }
}
