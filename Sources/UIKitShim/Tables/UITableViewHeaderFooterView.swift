/// The title above or below a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  private let label = UILabel()

  /// Makes a view without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// Makes a view without a title; headless views have no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  /// The label of the title.
  open var textLabel: UILabel? { label }
}
