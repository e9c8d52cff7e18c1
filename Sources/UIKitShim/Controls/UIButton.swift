/// A control with a title that performs an action when it is tapped.
@MainActor open class UIButton: UIControl {
  /// What kind of button it is; the looks are no part of a screen.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case close = 7
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private let shownTitle = UILabel()
  private var buttonKind = ButtonType.custom

  /// Makes a button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button that takes title and image from an action and performs it when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    buttonKind = buttonType
    stateChanged()
  }

  /// Makes a button from a configuration; title and image come from the action if it has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    stateChanged()
  }

  /// Makes a button that performs an action when tapped and takes title and image from it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonKind = buttonType
    stateChanged()
  }

  /// Makes a button; headless views have no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    shownTitle.isAccessibilityElement = false
    addSubview(shownTitle)
    stateChanged()
  }

  /// Shows the title in the new accent colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateChanged()
  }

  /// What kind of button it is.
  open var buttonType: ButtonType { buttonKind }
  /// The title and looks as one value; nil takes title and colours that were set one by one.
  open var configuration: Configuration? { didSet { stateChanged() } }
  /// The label that shows the title.
  open var titleLabel: UILabel? { shownTitle }

  /// Sets the title for a state; a configuration takes it as its title.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    stateChanged()
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateChanged()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    stateChanged()
  }

  /// The title for a state, which is the normal one where a state has none of its own.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title's colour for a state, likewise.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// The image for a state, likewise.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The title that is shown at the moment.
  open var currentTitle: String? {
    configuration?.title ?? title(for: state)
  }
  /// The title's colour at the moment.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state)
      ?? (buttonKind == .custom && configuration == nil ? .white : tintColor)
  }
  /// The image that is shown at the moment.
  open var currentImage: UIImage? {
    configuration?.image ?? image(for: state)
  }

  override func stateChanged() {
    if shownTitle.text != currentTitle { shownTitle.text = currentTitle }
    shownTitle.textColor = currentTitleColor
  }

  override var ownKind: ViewKind { .button }

  override var eventsOfATap: Event { [.touchUpInside, .primaryActionTriggered] }
}
