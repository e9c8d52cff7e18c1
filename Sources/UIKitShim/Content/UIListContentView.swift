/// Shows a row's content as labels, so that it reads like a custom cell's.
@MainActor open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private var textLabel: UILabel?
  private var secondaryTextLabel: UILabel?
  private var imageView: UIImageView?

  /// Makes a view of a content.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    show()
  }

  /// Makes a view of an empty content; headless views have no archive to read.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  /// The content that is shown; only a list's content can be.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        fatalError("UIListContentView cannot show a \(type(of: newValue)).")
      }
      list = new
      show()
    }
  }

  /// The view shows a list's content and no other.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == UIListContentConfiguration.self
  }

  private func show() {
    if let image = list.image {
      let view = imageView ?? make(&imageView, UIImageView(image: nil))
      view.image = image
      view.tintColor = list.imageProperties.tintColor
    } else {
      imageView?.removeFromSuperview()
      imageView = nil
    }
    show(list.text, list.textProperties, in: &textLabel)
    show(list.secondaryText, list.secondaryTextProperties, in: &secondaryTextLabel)
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties,
    in slot: inout UILabel?
  ) {
    guard let text else {
      slot?.removeFromSuperview()
      slot = nil
      return
    }
    let label = slot ?? make(&slot, UILabel())
    if label.text != text { label.text = text }
    label.textColor = properties.color
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
  }

  private func make<Subview: UIView>(_ slot: inout Subview?, _ view: Subview) -> Subview {
    slot = view
    addSubview(view)
    return view
  }
}
