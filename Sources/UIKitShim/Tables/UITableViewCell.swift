/// A row of a table.
@MainActor open class UITableViewCell: UIView {
  /// Made when somebody first asks for it: a cell with a content configuration gets another.
  private var storedContentView: UIView?
  /// The same view where it shows a configuration.
  private var shownContent: (any UIView & UIContentView)?
  private var configuration: (any UIContentConfiguration)?
  private let style: CellStyle
  private var mainLabel: UILabel?
  private var detailLabel: UILabel?
  private var leadingImage: UIImageView?

  /// Makes a cell; a table does so for the class registered under an identifier.
  ///
  /// It is `required` here, unlike in UIKit: without the Objective-C runtime a table could not make
  /// a cell of a registered class otherwise.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a cell of the default style that is never reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell; headless views have no archive to read.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Under which name the cell goes into the pool; nil keeps it out.
  public let reuseIdentifier: String?
  /// Called before a cell from the pool is given out; its content stays as it was.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that holds the cell's content.
  open var contentView: UIView {
    if let storedContentView { return storedContentView }
    let view = UIView()
    storedContentView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The content view, and what is beside it.
  open override var subviews: [UIView] {
    _ = contentView
    return children
  }

  /// The content as a value; a new one updates the views or replaces them.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration }
    set {
      // Without content before and after, the views of a custom cell stay.
      guard configuration != nil || newValue != nil else { return }
      configuration = newValue
      show(newValue)
    }
  }

  /// An empty content in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      shownContent = nil
      return replaceContentView(by: UIView())
    }
    if let shownContent, shownContent.supports(configuration) {
      shownContent.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      shownContent = view
      replaceContentView(by: view)
    }
  }

  private func replaceContentView(by view: UIView) {
    storedContentView?.removeFromSuperview()
    mainLabel = nil
    detailLabel = nil
    leadingImage = nil
    storedContentView = view
    addSubview(view)
  }

  /// The label of the first text, made when it is first asked for.
  open var textLabel: UILabel? { mainLabel ?? make(&mainLabel, UILabel()) }
  /// The label of the second text, which the default style lacks.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : detailLabel ?? make(&detailLabel, UILabel())
  }
  /// The view of the image, made when it is first asked for.
  open var imageView: UIImageView? {
    leadingImage ?? make(&leadingImage, UIImageView(image: nil))
  }

  private func make<Subview: UIView>(_ slot: inout Subview?, _ view: Subview) -> Subview {
    slot = view
    contentView.addSubview(view)
    return view
  }

  // MARK: State

  /// What is shown where the row ends.
  open var accessoryType: AccessoryType = .none
  /// The view shown there instead.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// How a selected cell looks; `none` does not show the selection.
  open var selectionStyle: SelectionStyle = .default
  /// The view behind the content; kept, and no part of a screen.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; kept, and no part of a screen.
  open var selectedBackgroundView: UIView?
  /// The space before the line below the row; kept.
  open var separatorInset: UIEdgeInsets = .zero

  /// Whether the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on the row.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// Selects or deselects the cell, and nothing else of the table.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  override var ownKind: ViewKind { .cell }

  private func stateChanged() {
    guard let configuration, !(configuration is UIListContentConfiguration) else { return }
    let state = UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
    show(configuration.updated(for: state))
  }
}
