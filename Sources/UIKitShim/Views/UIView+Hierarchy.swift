extension UIView {
  /// Whether this view is the other one or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let some = current {
      if some === view { return true }
      current = some.parentView
    }
    return false
  }

  /// The first view with a tag: this one, else the first found below it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  final func attach(_ view: UIView, at index: Int?, marksLayout: Bool = true) {
    let window = hostWindow
    let former = view.parentView
    // A view without subviews contains nobody, and one without superview nobody who is in a window,
    // which spares cells and labels the way up.
    let isOutside = view.children.isEmpty || (former == nil && window != nil && view !== window)
    require(
      isOutside ? view !== self : !isDescendant(of: view),
      "Can't add \(type(of: view)) as a subview of itself or of its own subview.")
    if former === self {
      reorder(view, to: index)
      return
    }
    let moves = (former == nil ? view.asWindow : former?.hostWindow) !== window
    view.willMove(toSuperview: self)
    if moves { view.announceMove(to: window) }
    if let former = view.parentView {
      former.willRemoveSubview(view)
      former.drop(view)
    }
    // Most views have two subviews or more, if they have any.
    if children.isEmpty { children.reserveCapacity(2) }
    if let index {
      children.insert(view, at: min(index, children.count))
    } else {
      children.append(view)
    }
    view.parentView = self
    if moves { view.reportMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if marksLayout { setNeedsLayout() }
    if view.layoutIsPending { bubbleLayoutPending() }
  }

  final func attach(_ view: UIView, beside sibling: UIView, offset: Int) {
    if view.parentView === self { drop(view) }
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      fatalError(
        "\(type(of: sibling)) is not a subview of \(type(of: self)), so nothing goes beside it.")
    }
    if view.parentView === self {
      children.insert(view, at: index + offset)
    } else {
      attach(view, at: index + offset)
    }
  }

  final func detach(marksLayout: Bool = true) {
    guard let parent = parentView else { return }
    let moves = hostWindow != nil
    willMove(toSuperview: nil)
    if moves { announceMove(to: nil) }
    parent.willRemoveSubview(self)
    parent.drop(self)
    parentView = nil
    if moves { reportMove() }
    didMoveToSuperview()
    if marksLayout { parent.setNeedsLayout() }
  }

  final func reorder(_ view: UIView, toFront: Bool) {
    guard view.parentView === self else { return }
    reorder(view, to: toFront ? nil : 0)
  }

  private func reorder(_ view: UIView, to index: Int?) {
    drop(view)
    children.insert(view, at: min(index ?? children.count, children.count))
  }

  private func drop(_ view: UIView) {
    // From the back, as what was added last is what is removed most often.
    if let index = children.lastIndex(where: { $0 === view }) { children.remove(at: index) }
  }

  private func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    if hasOwner { owner?.viewWillMove(to: window) }
    for child in children { child.announceMove(to: window) }
  }

  private func reportMove() {
    didMoveToWindow()
    if hasOwner { owner?.viewDidMoveToWindow() }
    for child in children { child.reportMove() }
  }
}
