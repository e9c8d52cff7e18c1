extension UIColor {
  /// The colour's name, such as `systemGreen`; without one, its components as `#RRGGBB`.
  @_spi(Headless) public var semanticName: String { name }
}
