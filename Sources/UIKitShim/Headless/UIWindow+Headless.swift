extension UIWindow {
  /// Does what UIKit does at the end of a run-loop turn, and returns whether there was any of it.
  ///
  /// It lays out what asked for it, then tells controllers that they did appear or disappear.
  @_spi(Headless) @discardableResult public func performLayoutPass() -> Bool {
    guard layoutIsPending || !afterLayout.isEmpty, !isHidden else { return false }
    let didLayOut = layOutPending()
    guard !afterLayout.isEmpty else { return didLayOut }
    let work = afterLayout
    afterLayout = []
    for step in work { step() }
    return true
  }

  /// The controller that the user sees: the root one or what is presented last.
  @_spi(Headless) public var frontmostViewController: UIViewController? { frontmost }
}
