/// Rows below each other, of which six fit on the screen.
///
/// Row heights are no part of a screen: every row is 44 points high, and the table six rows.
@MainActor open class UITableView: UIScrollView {
  static let viewport = 6
  static let rowHeight: CGFloat = 44

  // Rows are numbered through all sections, as index paths are too slow for every step of a scroll.
  final var rows = RowMap()
  final var areRowsKnown = false
  /// The rows that the slots are numbered by, which are the old ones until a reload is laid out.
  final var slotRows = RowMap()
  final var needsReload = true
  /// The cells on the screen, by place; a place is empty while its row is asked for.
  final var slots: [UITableViewCell?] = []
  /// The ordinal of the first slot.
  final var slotsTop = 0
  /// The ordinal of the first row that should be on the screen.
  final var top = 0
  /// Counts changes to the slots, so that a loop over them notices when a callback made one.
  final var slotChanges = 0
  final var isFilling = false
  final var scrollTarget: Int?
  final var pool = ReusePool()
  /// The row whose cell is filled anew at the moment, with the cell that it keeps.
  final var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  final var registered: [String: UITableViewCell.Type] = [:]
  final var pendingUpdate = TableUpdate()
  final var updateDepth = 0
  final var selection: [IndexPath] = []
  /// The ordinals of the rows that were announced as likely to come.
  final var prefetched = 0..<0
  final var isMovingUp = false
  final var sectionViews: [Int: SectionViews] = [:]

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table; headless views have no archive to read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// How sections look; kept, and no part of a screen.
  public let style: Style

  /// What fills the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      areRowsKnown = false
      needsReload = true
      setNeedsLayout()
    }
  }
  /// What is told about the rows.
  open weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }

  /// What is told about rows that are likely to come on the screen next.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }

  // MARK: Looks

  /// How high rows are; kept, and no part of a screen.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// How high rows are likely to be; kept.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// How high the space above sections is; kept.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// How high the space below sections is; kept.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// How much more space is above sections; kept.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The lines between rows; kept.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the lines between rows; kept.
  open var separatorColor: UIColor?
  /// The space before the lines between rows; kept.
  open var separatorInset: UIEdgeInsets = .zero
  /// A height that follows from the content.
  public static let automaticDimension: CGFloat = -1

  /// The view above all rows, on the screen while the first row is.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below all rows, on the screen while the last row is.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

  // MARK: Selection

  /// Whether a finger selects rows.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

  // MARK: Reloading

  /// Counts the rows anew at once, and asks for the visible ones in the next layout pass.
  open func reloadData() {
    countRows()
    needsReload = true
    selection = []
    setNeedsLayout()
  }

  // MARK: Geometry

  /// How far the rows are scrolled, in points.
  open override var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: CGFloat(top) * Self.rowHeight) }
    set { scroll(toTop: Int((newValue.y / Self.rowHeight).rounded())) }
  }
  /// How high all rows are, in points.
  open override var contentSize: CGSize {
    get { CGSize(width: frame.width, height: CGFloat(rows.total) * Self.rowHeight) }
    set {}
  }

  /// Scrolls to an offset; animated, every row on the way is shown.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return super.setContentOffset(contentOffset, animated: false) }
    scrollTarget = Int((contentOffset.y / Self.rowHeight).rounded())
    setNeedsLayout()
  }

  /// A table without a size takes the one of its viewport once it is in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard hostWindow != nil else { return }
    if frame.size == .zero {
      frame.size = CGSize(width: 390, height: CGFloat(Self.viewport) * Self.rowHeight)
    }
    setNeedsLayout()
  }

  /// Brings the cells on the screen in line with the rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  override var ownKind: ViewKind { .table }

  override func shows(_ subview: UIView) -> Bool {
    if subview === tableHeaderView { return top == 0 }
    if subview === tableFooterView { return top + Self.viewport >= rows.total }
    return true
  }

  private func replace(_ former: UIView?, by view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
  }
}
