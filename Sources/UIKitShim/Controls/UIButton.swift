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
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    setUp()
    takeLooks(of: primaryAction)
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    buttonKind = buttonType
  }

  /// Makes a button of a kind that takes title and image from an action and performs it when tapped.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonKind = buttonType
  }

  /// Makes a button from a configuration that performs an action when tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var completed = configuration
    if completed.title == nil, let title = primaryAction?.title, !title.isEmpty {
      completed.title = title
    }
    if completed.image == nil { completed.image = primaryAction?.image }
    self.configuration = completed
  }

  /// Makes a button that performs an action when tapped.
  public convenience init(primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonKind = .system
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
  }

  private func takeLooks(of action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// What kind of button it is.
  open var buttonType: ButtonType { buttonKind }
  /// The title and looks as one value; nil takes title and colours that were set one by one.
  open var configuration: Configuration? { didSet { stateChanged() } }
  /// Called with the button whenever its state changed, to adapt the configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateChanged() } }
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
    if let configuration { configuration.title } else { title(for: state) }
  }
  /// The title's colour at the moment; nil means the default.
  open var currentTitleColor: UIColor! {
    configuration?.baseForegroundColor ?? titleColor(for: state)
  }
  /// The image that is shown at the moment.
  open var currentImage: UIImage? {
    if let configuration { configuration.image } else { image(for: state) }
  }

  private var isUpdatingConfiguration = false

  override func stateChanged() {
    super.stateChanged()
    if let configurationUpdateHandler, !isUpdatingConfiguration {
      isUpdatingConfiguration = true
      configurationUpdateHandler(self)
      isUpdatingConfiguration = false
    }
    if shownTitle.text != currentTitle { shownTitle.text = currentTitle }
    if let color = currentTitleColor { shownTitle.textColor = color }
  }

  override var eventsOfATap: Event { [.touchUpInside, .primaryActionTriggered] }
}
