extension UINavigationController {
  /// The controller whose view is on the screen; the top of the stack follows it in the next layout pass.
  @_spi(Headless) public var displayedViewController: UIViewController? { displayed }
}
