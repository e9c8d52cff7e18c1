/// A spinner.
@MainActor open class UIActivityIndicatorView: UIView {
  /// How big a spinner is; kept, and no part of a screen.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// Makes a spinner that stands still and is therefore hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// Makes a spinner of medium size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a spinner of medium size; headless views have no archive to read.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// How big the spinner is; kept.
  open var style: Style
  /// The spinner's colour.
  open var color: UIColor! = .systemGray
  /// Whether a spinner that stands still is hidden.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether the spinner turns.
  open private(set) var isAnimating = false

  /// Lets the spinner turn and shows it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the spinner and hides it, unless `hidesWhenStopped` is off.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  override var ownKind: ViewKind { .spinner }
}
