/// A row of segments, of which a user chooses one.
@MainActor open class UISegmentedControl: UIControl {
  /// What `selectedSegmentIndex` is while no segment is chosen.
  public class var noSegment: Int { -1 }

  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  final var segments: [Segment] = []
  final var selected = noSegment

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of segments with titles or images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(Segment(title: title))
      case let image as UIImage: segments.append(Segment(image: image))
      default:
        fatalError("A segment is a String or a UIImage, not a \(type(of: item)).")
      }
    }
  }

  /// Makes a control of a segment for each action, which is performed when the segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init(_:))
  }

  /// Makes a control without segments; headless views have no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Which segments there are

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title, at the end at the latest.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a segment with an image, at the end at the latest.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Adds a segment that performs an action when it is chosen, at the end at the latest.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment)
  }

  private func insert(_ new: Segment, at place: Int) {
    let place = max(0, min(place, segments.count))
    segments.insert(new, at: place)
    if selected >= place { selected += 1 }
  }

  /// Takes a segment away; none is chosen after it was the chosen one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = max(0, min(segment, segments.count - 1))
    segments.remove(at: place)
    if selected == place { selected = Self.noSegment } else if selected > place { selected -= 1 }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
  }

  // MARK: What segments show and do

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { self[segment].title }

  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment].image }

  /// Has a segment perform an action, and show the action's title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { old in
      let (isEnabled, width) = (old.isEnabled, old.width)
      old = Segment(action)
      (old.isEnabled, old.width) = (isEnabled, width)
    }
  }

  /// The action that a segment performs.
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment].action }

  /// The segment that performs an action; `NSNotFound` if none does.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment].isEnabled }

  /// Sets how wide a segment is; kept, and no part of a screen.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// How wide a segment is.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment].width }

  private subscript(place: Int) -> Segment {
    requireSegment(place)
    return segments[place]
  }

  private func change(_ place: Int, _ body: (inout Segment) -> Void) {
    requireSegment(place)
    body(&segments[place])
  }

  override var ownKind: ViewKind { .segments }

  private func requireSegment(_ place: Int) {
    require(
      segments.indices.contains(place),
      "UISegmentedControl: segment \(place) is out of bounds; there are \(segments.count).")
  }

  // MARK: Choosing

  /// The chosen segment, or `noSegment`; to set it tells nobody.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      if newValue != Self.noSegment { requireSegment(newValue) }
      selected = newValue
    }
  }

  /// Whether a segment does not stay chosen.
  open var isMomentary = false
  /// Whether segments are as wide as their titles; kept, and no part of a screen.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the chosen segment; kept, and no part of a screen.
  open var selectedSegmentTintColor: UIColor?
}

extension UISegmentedControl.Segment {
  @MainActor fileprivate init(_ action: UIAction) {
    self.init(
      title: action.title.isEmpty ? nil : action.title, image: action.image, action: action)
  }
}
