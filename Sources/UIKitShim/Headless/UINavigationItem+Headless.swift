extension UINavigationItem {
  /// The views that the bar shows for the item: the title's, and those of its buttons.
  @_spi(Headless) public var barViews: [UIView] { views }
}
