/// A text that is read and not edited.
@MainActor open class UILabel: UIView {
  /// Makes an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Makes an empty label; headless views have no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// The text; nil shows nothing.
  open var text: String? { didSet { contentChanged() } }
  /// The text's colour; nil means the default, `label`.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
    }
  }
  private var ownTextColor: UIColor?
  /// Whether the text looks enabled.
  open var isEnabled = true
  /// Whether the text takes its highlighted colour.
  open var isHighlighted = false
  /// The colour while highlighted; nil keeps the text's.
  open var highlightedTextColor: UIColor?

  /// The font; kept, and no part of a screen.
  open var font: UIFont! = UILabel.usualFont
  private static let usualFont = UIFont.systemFont(ofSize: 17)
  /// How lines are aligned; kept, and no part of a screen.
  open var textAlignment: NSTextAlignment = .natural
  /// How a text that is too long is cut; a screen shows the whole text.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The most lines; kept, as a screen shows the whole text.
  open var numberOfLines = 1
  /// Whether the font shrinks to fit; kept.
  open var adjustsFontSizeToFitWidth = false
  /// How small the font may get, as a part of its size; kept.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the user's text size; kept.
  open var adjustsFontForContentSizeCategory = false

  override var ownKind: ViewKind { .label }

  private func contentChanged() {
    // A label of another size makes its surroundings arrange themselves anew.
    parentView?.setNeedsLayout()
  }
}
