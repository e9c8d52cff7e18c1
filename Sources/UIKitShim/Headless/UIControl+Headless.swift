extension UIControl {
  /// A finger taps the control; false if it is disabled or no finger reaches it.
  @_spi(Headless) @discardableResult public func simulateTap() -> Bool {
    guard isEnabled, isTouchable else { return false }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: eventsOfATap)
    return true
  }
}

extension UIBarButtonItem {
  /// A finger taps the item; false if it is disabled or left out.
  @_spi(Headless) @discardableResult public func simulateTap() -> Bool {
    guard isEnabled, !isHidden else { return false }
    primaryAction?.perform(from: self)
    return true
  }
}
