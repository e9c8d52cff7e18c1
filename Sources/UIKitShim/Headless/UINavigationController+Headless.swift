extension UINavigationController {
  /// The controller whose view is on the screen, which follows the stack in the next layout pass.
  @_spi(Headless) public var displayedViewController: UIViewController? { displayed }

  /// The text of the button that leads back; nil if there is none.
  @_spi(Headless) public var backButtonTitle: String? {
    guard !isNavigationBarHidden, stack.count > 1, let item = stack.last?.navigationItem,
      !item.hidesBackButton, item.leftBarButtonItems?.isEmpty ?? true
    else { return nil }
    let former = stack[stack.count - 2].navigationItem
    return former.backButtonTitle ?? former.title ?? "Back"
  }

  /// A finger taps the button that leads back; false if there is none or no finger reaches it.
  @_spi(Headless) @discardableResult public func simulateBack() -> Bool {
    guard backButtonTitle != nil, storedView?.isTouchable ?? false else { return false }
    popViewController(animated: true)
    return true
  }

  /// A finger swipes back and lets go halfway: the stack stays, and the controllers are told that they
  /// leave and come; false if no swipe leads back.
  @_spi(Headless) @discardableResult public func simulateCancelledBack() -> Bool {
    guard backButtonTitle != nil, let view = storedView, view.isTouchable,
      let window = view.hostWindow, let top = stack.last, top === displayed
    else { return false }
    let below = stack[stack.count - 2]
    top.willMove(toParent: nil)
    top.beginPassingTransition(false)
    below.beginPassingTransition(true)
    top.isMovingFromParent = false
    below.beginPassingTransition(false)
    top.beginPassingTransition(true)
    window.afterLayout.append {
      below.endPassingTransition()
      top.endPassingTransition()
    }
    return true
  }
}

extension UIViewController {
  /// This controller, and those inside it whose views are inside its own.
  private var family: [UIViewController] {
    [self] + childControllers.filter { $0.storedView?.superview != nil }.flatMap(\.family)
  }

  /// Begins a transition in which no view leaves the window or comes into it.
  fileprivate func beginPassingTransition(_ isAppearing: Bool) {
    for controller in family {
      controller.isInTransition = true
      controller.beginAppearanceTransition(isAppearing, animated: true)
    }
  }

  fileprivate func endPassingTransition() {
    for controller in family {
      controller.isInTransition = false
      controller.endAppearanceTransition()
    }
  }
}
