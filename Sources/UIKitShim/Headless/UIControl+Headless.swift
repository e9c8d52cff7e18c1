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
