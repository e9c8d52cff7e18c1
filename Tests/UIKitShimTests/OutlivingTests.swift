import Testing
@_spi(Headless) import UIKitShim

/// What knows a view without keeping it must notice that it is gone.
@MainActor @Suite struct `What outlives` {
  @Test func `its superview has none any more`() {
    let child = UILabel()
    weak var former: UIView?
    do {
      let parent = UIView()
      parent.addSubview(child)
      former = parent
      #expect(child.superview === parent)
    }
    #expect(former == nil)
    #expect(child.superview == nil)
    #expect(child.next == nil)
    // The way up is gone as well.
    child.text = "changed"
    child.setNeedsLayout()
    child.removeFromSuperview()
    let parent = UIView()
    parent.addSubview(child)
    #expect(child.superview === parent)
  }

  @Test func `its window has none any more, however deep it is`() {
    let (outer, inner) = (UIView(), UILabel())
    outer.addSubview(inner)
    weak var former: UIWindow?
    do {
      let window = UIWindow()
      window.isHidden = false
      window.addSubview(outer)
      former = window
      #expect(inner.window === window)
      #expect(inner.isVisibleInHierarchy)
    }
    #expect(former == nil)
    #expect(inner.window == nil)
    #expect(!inner.isVisibleInHierarchy)
    #expect(!inner.isTouchable)
  }

  @Test func `its table is no row of one`() {
    let source = RowSource(count: 3)
    var screen: Screen? = Screen(UIViewController())
    weak var table: UITableView?
    var cell: UITableViewCell?
    do {
      let made = source.makeTable()
      screen?.window.rootViewController?.view.addSubview(made)
      screen?.settle()
      table = made
      cell = made.visibleCells.first
    }
    screen = nil
    #expect(table == nil)
    #expect(cell?.superview == nil)
    #expect(cell?.window == nil)
  }

  @Test func `its controller has no owner any more`() {
    let view = UIView()
    do {
      let controller = UIViewController()
      controller.view = view
      #expect(view.next === controller)
    }
    #expect(view.next == nil)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  @Test func `the views that it relates is a constraint without them`() {
    let parent = UIView()
    let constraint: NSLayoutConstraint
    let guide: UILayoutGuide
    let anchor: NSLayoutXAxisAnchor
    do {
      let (first, second) = (UIView(), UIView())
      parent.addSubview(first)
      parent.addSubview(second)
      constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor)
      constraint.isActive = true
      guide = first.safeAreaLayoutGuide
      anchor = second.leadingAnchor
      #expect(constraint.firstItem === first)
      #expect(constraint.secondItem === second)
      #expect(guide.owningView === first)
      first.removeFromSuperview()
      second.removeFromSuperview()
    }
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(guide.owningView == nil)
    constraint.isActive = false
    let other = guide.leadingAnchor.constraint(equalTo: anchor)
    other.isActive = true
    #expect(other.firstItem == nil)
  }

  @Test func `being told that it leaves for another view is where it was put last`() {
    let (one, other) = (UIView(), UIView())
    let child = Restless()
    one.addSubview(child)
    child.refuge = other
    do {
      let third = UIView()
      third.addSubview(child)
    }
    #expect(child.superview == nil || child.superview === other)
  }
}

/// Goes somewhere else while it is being moved.
private final class Restless: UIView {
  var refuge: UIView?

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let refuge else { return }
    self.refuge = nil
    refuge.addSubview(self)
  }
}
