/// What an action does when it is performed.
public typealias UIActionHandler = (UIAction) -> Void

/// Something a user can have done, with a title and a handler.
@MainActor open class UIAction: UIMenuElement {
  /// What tells actions apart; a control holds one of each.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String
    /// Makes an identifier from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Makes an action; without an identifier it equals no other.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private let givenIdentifier: Identifier?
  private let handler: UIActionHandler
  /// What tells this action apart.
  open var identifier: Identifier {
    givenIdentifier ?? Identifier("\(ObjectIdentifier(self))")
  }
  /// Whether the action is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is checked in a menu.
  open var state: UIMenuElement.State
  /// What the action was performed by, while it is.
  open private(set) weak var sender: AnyObject?

  final func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// An entry of a menu.
@MainActor open class UIMenuElement: NSObject {
  /// Whether an entry is checked.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// How an entry behaves.
  public struct Attributes: OptionSet, Sendable {
    /// The bits as a number.
    public let rawValue: UInt
    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry does nothing.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The entry's text.
  open internal(set) var title: String
  /// A second line below the text.
  open var subtitle: String?
  /// The entry's image.
  open internal(set) var image: UIImage?
}
