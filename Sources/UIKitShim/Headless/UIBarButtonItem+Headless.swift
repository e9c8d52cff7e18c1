extension UIBarButtonItem {
  /// The text that the item shows; one that the system knows shows its English name.
  @_spi(Headless) public var shownTitle: String? {
    if title != nil { return title }
    return switch systemItem {
    case nil, .flexibleSpace, .fixedSpace: nil
    case let item?: "\(item)".capitalized
    }
  }

  /// A finger taps the item; false if it is disabled or left out.
  @_spi(Headless) @discardableResult public func simulateTap() -> Bool {
    guard isEnabled, !isHidden else { return false }
    primaryAction?.perform(from: self)
    return true
  }
}
