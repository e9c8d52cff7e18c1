/// What a view is to somebody who looks at the screen. A view knows it, so that looking takes no casts.
@_spi(Headless) public enum ViewKind: Sendable {
  case plain, label, button, segments, spinner, image, stack, table, cell
}

extension UIView {
  /// What the view is, which classes outside of this module take from their superclass.
  @_spi(Headless) public var kind: ViewKind { ownKind }
}
