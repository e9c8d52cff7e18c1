/// A view onto content that is larger than itself.
///
/// Only a table knows what scrolling brings into view; here the offset is kept and reported.
@MainActor open class UIScrollView: UIView, ScrollViewDelegating {
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint = .zero {
    didSet {
      guard contentOffset != oldValue else { return }
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// How large the content is, in points.
  open var contentSize: CGSize = .zero
  /// The space around the content; kept, and no part of a screen.
  open var contentInset: UIEdgeInsets = .zero
  /// The space around the scroll bars; kept.
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  /// Whether a finger can scroll.
  open var isScrollEnabled = true
  /// Whether the content springs back at its end; kept.
  open var bounces = true
  /// Whether short content springs as well; kept.
  open var alwaysBounceVertical = false
  /// Whether a vertical scroll bar is shown; kept.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal scroll bar is shown; kept.
  open var showsHorizontalScrollIndicator = true
  /// Whether scrolling puts the keyboard away; kept.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false
  /// Whether a finger moves the content.
  open internal(set) var isDragging = false
  /// Whether the content moves on after a finger was lifted.
  open internal(set) var isDecelerating = false

  /// Whether scrolling puts the keyboard away; kept, and no part of a screen.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Makes a scroll view with a frame, which is kept and not used.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a scroll view; headless views have no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Scrolls to an offset; it takes no time.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

/// What is told about scrolling.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called whenever the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when a scroll that was asked for with an animation is done.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Optional in UIKit, so it does nothing unless implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Optional in UIKit, so it does nothing unless implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Optional in UIKit, so it does nothing unless implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Optional in UIKit, so it does nothing unless implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Optional in UIKit, so it does nothing unless implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// Gives a scroll view its delegate.
///
/// A table's delegate has another type, and Swift lets a subclass replace a property by one of
/// another type only where the first comes from a protocol's extension.
@MainActor public protocol ScrollViewDelegating {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// What is told about scrolling; held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    nonmutating set { scrollDelegate = newValue }
  }
}
