import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A window knows that its screen may have changed` {
  let controller = UIViewController()
  let label = UILabel()
  let button = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)
  let item = UIBarButtonItem(title: "Add")
  let source = RowSource(count: 8)
  let table: UITableView
  let screen: Screen

  init() {
    table = source.makeTable()
    for view in [label, button, spinner, table] { controller.view.addSubview(view) }
    controller.navigationItem.rightBarButtonItem = item
    screen = Screen(UINavigationController(rootViewController: controller))
    _ = screen.window.takeScreenChange()
  }

  @Test func `once, and not when nothing happened`() {
    #expect(!screen.window.takeScreenChange())
    label.text = "new"
    #expect(screen.window.takeScreenChange())
    #expect(!screen.window.takeScreenChange())
    label.font = .boldSystemFont(ofSize: 12)
    screen.window.performLayoutPass()
    #expect(!screen.window.takeScreenChange())
  }

  @Test func `after any of what a screen shows`() {
    let changes: [(String, () -> Void)] = [
      ("text", { label.text = "other" }),
      ("text colour", { label.textColor = .systemRed }),
      ("hidden", { label.isHidden = true }),
      ("opacity", { label.alpha = 0 }),
      ("background", { label.backgroundColor = .red }),
      ("accessibility label", { label.accessibilityLabel = "label" }),
      ("accessibility value", { label.accessibilityValue = "value" }),
      ("accessibility traits", { label.accessibilityTraits = .header }),
      ("touch", { button.isUserInteractionEnabled = false }),
      ("title", { button.setTitle("Go", for: .normal) }),
      ("title colour", { button.setTitleColor(.red, for: .normal) }),
      ("configuration", { button.configuration = .plain() }),
      ("enabled", { button.isEnabled = false }),
      ("selected", { button.isSelected = true }),
      ("action", { button.addAction(UIAction { _ in }, for: .touchUpInside) }),
      ("spinning", { spinner.startAnimating() }),
      ("scrolling", { table.scrollToRow(at: row(7), at: .bottom, animated: false) }),
      ("finger", { table.simulateScroll(to: row(0)) }),
      ("selected row", { table.simulateTap(at: row(0)) }),
      ("reload", { table.reloadData() }),
      ("accessory", { table.visibleCells[0].accessoryType = .checkmark }),
      ("bar title", { controller.title = "Title" }),
      ("prompt", { controller.navigationItem.prompt = "prompt" }),
      ("bar item", { item.isEnabled = false }),
      ("bar items", { controller.navigationItem.leftBarButtonItem = UIBarButtonItem() }),
      ("bar", { controller.navigationController?.isNavigationBarHidden = true }),
      ("added view", { controller.view.addSubview(UILabel()) }),
      ("order", { controller.view.bringSubviewToFront(label) }),
      ("removed view", { label.removeFromSuperview() }),
      (
        "push",
        { controller.navigationController?.pushViewController(UIViewController(), animated: true) }
      ),
      ("title below", { controller.title = "Other" }),
      ("window", { screen.window.isHidden = true }),
    ]
    for (name, change) in changes {
      change()
      #expect(screen.window.takeScreenChange(), "\(name)")
      screen.settle()
      _ = screen.window.takeScreenChange()
    }
  }

  @Test func `when a layout pass brings something new`() {
    source.rows = ["new"]
    table.reloadData()
    _ = screen.window.takeScreenChange()
    screen.window.performLayoutPass()
    #expect(screen.window.takeScreenChange())
  }

  @Test func `not after what happens off the screen`() {
    label.removeFromSuperview()
    _ = screen.window.takeScreenChange()
    label.text = "unseen"
    #expect(!screen.window.takeScreenChange())
  }
}
