import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A view hierarchy` {
  let root = UIView()
  let a = UIView()
  let b = UIView()
  let c = UIView()

  @Test func `keeps subviews back to front`() {
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, at: 0)
    #expect(root.subviews == [c, a, b])
    root.bringSubviewToFront(c)
    #expect(root.subviews == [a, b, c])
    root.sendSubviewToBack(b)
    #expect(root.subviews == [b, a, c])
  }

  @Test func `puts a view right behind or in front of another`() {
    root.addSubview(a)
    root.insertSubview(b, belowSubview: a)
    root.insertSubview(c, aboveSubview: b)
    #expect(root.subviews == [b, c, a])
    root.insertSubview(b, aboveSubview: a)
    #expect(root.subviews == [c, a, b])
  }

  @Test func `moves a view that is added again to the front`() {
    root.addSubview(a)
    root.addSubview(b)
    root.addSubview(a)
    #expect(root.subviews == [b, a])
  }

  @Test func `takes a view out of its former superview`() {
    root.addSubview(a)
    b.addSubview(a)
    #expect(root.subviews.isEmpty)
    #expect(a.superview === b)
    a.removeFromSuperview()
    #expect(a.superview == nil)
    #expect(b.subviews.isEmpty)
  }

  @Test func `gives the window to all views inside it and takes it back`() {
    let window = UIWindow()
    a.addSubview(b)
    window.addSubview(a)
    #expect(b.window === window)
    a.removeFromSuperview()
    #expect(b.window == nil)
  }

  @Test func `tells views that they move, around the move`() {
    let log = Log()
    let outer = LoggingView("outer", log)
    let inner = LoggingView("inner", log)
    outer.addSubview(inner)
    _ = log.take()
    let window = UIWindow()
    window.addSubview(outer)
    #expect(
      log.take() == [
        "outer will enter UIWindow", "outer will enter window", "inner will enter window",
        "outer entered window", "inner entered window", "outer entered UIWindow",
      ])
    outer.removeFromSuperview()
    #expect(
      log.take() == [
        "outer will leave", "outer will leave window", "inner will leave window",
        "outer left window", "inner left window", "outer left",
      ])
  }

  @Test func `finds a view by its tag, and knows who is inside whom`() {
    root.addSubview(a)
    a.addSubview(b)
    b.tag = 7
    #expect(root.viewWithTag(7) === b)
    #expect(root.viewWithTag(8) == nil)
    #expect(b.isDescendant(of: root))
    #expect(!root.isDescendant(of: b))
  }

  @Test func `hands the accent colour down`() {
    root.addSubview(a)
    #expect(a.tintColor == .tintColor)
    root.tintColor = .systemRed
    #expect(a.tintColor == .systemRed)
    a.tintColor = .systemGreen
    #expect(a.tintColor == .systemGreen)
    a.tintColor = nil
    #expect(a.tintColor == .systemRed)
  }

  @Test func `refuses a view inside itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    #expect(result.mentions("Can't add UIView as a subview of itself"))
  }
}

/// A view that writes down its moves.
private final class LoggingView: UIView {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("no archive") }

  private func note(_ event: String) { log.lines.append("\(name) \(event)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note(newSuperview.map { "will enter \(type(of: $0))" } ?? "will leave")
  }
  override func didMoveToSuperview() {
    note(superview.map { "entered \(type(of: $0))" } ?? "left")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note(newWindow == nil ? "will leave window" : "will enter window")
  }
  override func didMoveToWindow() { note(window == nil ? "left window" : "entered window") }
}
