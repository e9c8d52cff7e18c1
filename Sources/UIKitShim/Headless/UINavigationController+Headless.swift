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
}
