import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A layout pass` {
  private let view = CountingView()

  @Test func `lays out what asked for it, and nothing else`() {
    let other = CountingView()
    let controller = UIViewController()
    controller.view.addSubview(view)
    controller.view.addSubview(other)
    let screen = Screen(controller)
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(screen.window.performLayoutPass())
    #expect(view.layouts == 2)
    #expect(other.layouts == 1)
  }

  @Test func `has nothing to do once all is laid out`() {
    let screen = Screen(showing: view)
    #expect(!screen.window.performLayoutPass())
    #expect(view.layouts == 1)
  }

  @Test func `lays out in the next pass what asks for it while being laid out`() {
    let screen = Screen(showing: view)
    view.onLayout = {
      $0.onLayout = nil; $0.setNeedsLayout()
    }
    view.setNeedsLayout()
    #expect(screen.window.performLayoutPass())
    #expect(view.layouts == 2)
    #expect(screen.window.performLayoutPass())
    #expect(view.layouts == 3)
    #expect(!screen.window.performLayoutPass())
  }

  @Test func `lays out views that are added while it runs`() {
    let late = CountingView()
    let screen = Screen(showing: view)
    view.onLayout = {
      $0.onLayout = nil; $0.addSubview(late)
    }
    view.setNeedsLayout()
    screen.window.performLayoutPass()
    #expect(late.layouts == 1)
  }

  @Test func `comes to a view whose superviews were laid out before`() {
    let screen = Screen(showing: view)
    let deep = CountingView()
    let between = UIView()
    view.addSubview(between)
    screen.settle()
    between.addSubview(deep)
    screen.settle()
    deep.setNeedsLayout()
    #expect(screen.window.performLayoutPass())
    #expect(deep.layouts == 2)
  }

  @Test func `is not waited for by layoutIfNeeded`() {
    let parent = CountingView()
    parent.addSubview(view)
    view.layoutIfNeeded()
    #expect(parent.layouts == 1)
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func `passes over a hidden window`() {
    let window = UIWindow()
    window.addSubview(view)
    #expect(!window.performLayoutPass())
    #expect(view.layouts == 0)
  }
}

/// A view that counts how often it is laid out.
private final class CountingView: UIView {
  var layouts = 0
  var onLayout: ((CountingView) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout?(self)
  }
}
