extension UISegmentedControl {
  /// What a segment says: its title, else nothing.
  @_spi(Headless) public var shownTitles: [String] { segments.map { $0.title ?? "" } }

  /// A finger taps a segment; false if it is disabled or no finger reaches it.
  ///
  /// As in UIKit, a tap on the segment that is chosen already changes nothing and tells nobody.
  @_spi(Headless) @discardableResult public func simulateTap(onSegment place: Int) -> Bool {
    guard isEnabled, isTouchable, segments.indices.contains(place), segments[place].isEnabled else {
      return false
    }
    guard isMomentary || selected != place else { return true }
    selected = place
    if let action = segments[place].action { sendAction(action) }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selected = Self.noSegment }
    return true
  }
}
