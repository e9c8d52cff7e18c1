extension UINavigationController {
  /// Changes the stack at once; the views follow in the next layout pass.
  final func change(to newStack: [UIViewController], animated: Bool) {
    let removed = stack.filter { old in !newStack.contains { $0 === old } }
    let added = newStack.filter { new in !stack.contains { $0 === new } }
    stack = newStack
    isChangeAnimated = animated
    for controller in added {
      addChild(controller)
      if controller !== newStack.last { controller.didMove(toParent: self) }
    }
    for controller in removed {
      controller.willMove(toParent: nil)
      if controller === displayed {
        leaving.append(controller)
      } else {
        controller.removeFromParent()
      }
    }
    guard let view = storedView else { return }
    if view.hostWindow == nil { forgetDisplayed() }
    view.setNeedsLayout()
    view.noteScreenChange()
  }

  /// Off the screen nothing is seen to change, so nothing waits for a layout pass.
  private func forgetDisplayed() {
    guard let former = displayed, former !== stack.last else { return }
    displayed = nil
    former.viewIfLoaded?.removeFromSuperview()
    for controller in takeLeaving() { controller.removeFromParent() }
  }

  private func takeLeaving() -> [UIViewController] {
    defer { leaving = [] }
    return leaving
  }

  /// Brings the top of the stack on the screen, if another is there.
  final func showTop() {
    guard let view = storedView, let window = view.hostWindow, let top = stack.last,
      top !== displayed
    else { return }
    let former = displayed
    let left = takeLeaving()
    let animated = isChangeAnimated && former != nil
    displayed = top
    top.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: top, animated: animated)
    former?.isInTransition = true
    former?.beginAppearanceTransition(false, animated: animated)
    top.isInTransition = true
    top.beginAppearanceTransition(true, animated: animated)
    former?.viewIfLoaded?.removeFromSuperview()
    view.addSubview(top.view)
    window.afterLayout.append { [self] in
      for controller in left { controller.leaveParent() }
      former?.isInTransition = false
      former?.endAppearanceTransition()
      top.isInTransition = false
      top.endAppearanceTransition()
      for controller in left { controller.didMove(toParent: nil) }
      if top.isMovingToParent { top.didMove(toParent: self) }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
}
