/// The decoration of a view; kept, and no part of a screen.
@MainActor open class CALayer: NSObject {
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0
  /// Whether what lies outside the layer is cut off.
  open var masksToBounds = false
  /// How dark the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 0
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// Makes a layer without decoration.
  public override init() { super.init() }
}
