extension UIAlertController {
  /// The buttons as they stand: the one that cancels is the last, wherever it was added.
  @_spi(Headless) public var shownActions: [UIAlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// A finger taps a button; false if it is disabled or no finger reaches it. As in UIKit the alert
  /// goes first, and the handler is called once it is gone.
  @_spi(Headless) @discardableResult public func simulateTap(on action: UIAlertAction) -> Bool {
    guard action.isEnabled, !isBeingDismissed, viewIfLoaded?.isTouchable ?? false,
      actions.contains(where: { $0 === action })
    else { return false }
    dismiss(animated: true) { action.handler?(action) }
    return true
  }
}
