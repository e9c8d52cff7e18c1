extension UINavigationController {
  /// The controller whose view is on the screen, which follows the stack in the next layout pass.
  @_spi(Headless) public var displayedViewController: UIViewController? { displayed }
}
