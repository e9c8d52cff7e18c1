import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A spinner` {
  @Test func `is hidden until it turns, and again when it stops`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(spinner.isAnimating)
    #expect(!spinner.isHidden)
    spinner.stopAnimating()
    #expect(!spinner.isAnimating)
    #expect(spinner.isHidden)
  }

  @Test func `that is not hidden when stopped stays`() {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    spinner.startAnimating()
    spinner.stopAnimating()
    #expect(!spinner.isHidden)
  }
}

@MainActor @Suite struct `A stack view` {
  let a = UIView()
  let b = UIView()

  @Test func `holds what it arranges as subviews, in its own order`() {
    let stack = UIStackView(arrangedSubviews: [a])
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a])
    #expect(stack.subviews == [a, b])
    stack.addArrangedSubview(b)
    #expect(stack.arrangedSubviews == [a, b])
  }

  @Test func `keeps as a subview what it no longer arranges`() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b])
    #expect(a.superview === stack)
  }

  @Test func `no longer arranges what leaves it`() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews == [b])
  }
}

@MainActor @Suite struct `An animation` {
  @Test func `makes its changes and completes at once`() {
    let view = UIView()
    var finished: Bool?
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: { finished = $0 })
    #expect(view.alpha == 0)
    #expect(finished == true)
    UIView.animate(withDuration: 0.3, delay: 1, options: [.curveEaseIn]) { view.alpha = 1 }
    #expect(view.alpha == 1)
  }
}

@MainActor @Suite struct `A scroll view` {
  @Test func `keeps its offset and tells its delegate of another one`() {
    let scroll = UIScrollView()
    let watcher = OffsetWatcher()
    scroll.delegate = watcher
    #expect(scroll.delegate === watcher)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    scroll.setContentOffset(.zero, animated: true)
    #expect(watcher.offsets == [40, 0])
  }

  @Test func `that is a table has the table's delegate`() {
    let table = UITableView()
    let source = RowSource(count: 1)
    table.delegate = source
    #expect((table as UIScrollView).delegate === source)
  }
}

private final class OffsetWatcher: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}
