/// A view that shows an image.
@MainActor open class UIImageView: UIView {
  /// Makes a view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Makes a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view without an image; headless views have no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image; nil shows nothing.
  open var image: UIImage?

  override var ownKind: ViewKind { .image }
}
