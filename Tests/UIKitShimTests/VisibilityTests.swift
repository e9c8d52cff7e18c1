import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `What a user sees` {
  let controller = UIViewController()
  let box = UIView()
  let label = UILabel()

  private func show() -> Screen {
    controller.view.addSubview(box)
    box.addSubview(label)
    return Screen(controller)
  }

  @Test func `is in a window`() {
    box.addSubview(label)
    #expect(!label.isVisibleInHierarchy)
    let screen = show()
    #expect(label.isVisibleInHierarchy)
    screen.window.isHidden = true
    #expect(!label.isVisibleInHierarchy)
  }

  @Test func `is not inside something hidden`() {
    let screen = show()
    box.isHidden = true
    #expect(!label.isHidden)
    #expect(!label.isVisibleInHierarchy)
    #expect(controller.view.shownSubviews.isEmpty)
    box.isHidden = false
    #expect(label.isVisibleInHierarchy)
    #expect(controller.view.shownSubviews == [box])
    _ = screen
  }

  @Test func `is not inside something transparent`() {
    let screen = show()
    box.alpha = 0.01
    #expect(!label.isVisibleInHierarchy)
    box.alpha = 0.02
    #expect(label.isVisibleInHierarchy)
    _ = screen
  }

  @Test func `is touched only where everything around takes part`() {
    let button = UIButton(type: .system)
    box.addSubview(button)
    let screen = show()
    #expect(button.isTouchable)
    controller.view.isUserInteractionEnabled = false
    #expect(button.isVisibleInHierarchy)
    #expect(!button.isTouchable)
    _ = screen
  }

  @Test func `includes a table's header at its start and its footer at its end`() {
    let source = RowSource(count: 10)
    let table = source.makeTable()
    table.tableHeaderView = box
    table.tableFooterView = label
    let screen = Screen(showing: table)
    #expect(box.isVisibleInHierarchy)
    #expect(!label.isVisibleInHierarchy)
    table.simulateScroll(to: IndexPath(row: 9, section: 0))
    #expect(!box.isVisibleInHierarchy)
    #expect(label.isVisibleInHierarchy)
    _ = screen
  }
}
