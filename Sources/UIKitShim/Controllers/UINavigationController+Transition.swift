extension UINavigationController {
  /// Changes the stack at once; the views follow in the next layout pass.
  final func change(to newStack: [UIViewController], animated: Bool) {
    let removed = stack.filter { old in !newStack.contains { $0 === old } }
    let added = newStack.filter { new in !stack.contains { $0 === new } }
    stack = newStack
    isChangeAnimated = animated
    for controller in added { take(controller) }
    for controller in removed {
      controller.willMove(toParent: nil)
      entering.removeAll { $0 === controller }
      if controller === displayed {
        leaving.append(controller)
      } else {
        controller.removeFromParent()
      }
    }
    guard let view = storedView else { return }
    if view.hostWindow == nil { forgetDisplayed() }
    view.setNeedsLayout()
  }

  private func take(_ controller: UIViewController) {
    if leaving.contains(where: { $0 === controller }) {
      leaving.removeAll { $0 === controller }
      controller.willMove(toParent: self)
    } else {
      addChild(controller)
    }
    if controller === stack.last, controller !== displayed {
      entering.append(controller)
    } else {
      controller.didMove(toParent: self)
    }
  }

  /// Off the screen nothing is seen to change, so nothing waits for a layout pass.
  private func forgetDisplayed() {
    guard let former = displayed, former !== stack.last else { return }
    displayed = nil
    former.viewIfLoaded?.removeFromSuperview()
    for controller in leaving { controller.removeFromParent() }
    leaving = []
  }

  /// Brings the top of the stack on the screen, if another is there.
  final func showTop() {
    guard let view = storedView, let window = view.hostWindow, let top = stack.last,
      top !== displayed
    else { return }
    let former = displayed
    let (left, entered) = (leaving, entering)
    leaving = []
    entering = []
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
      for controller in entered { controller.didMove(toParent: self) }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
}
