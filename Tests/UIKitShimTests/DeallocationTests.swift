import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `What was left` {
  /// A controller with everything that could hold it: a table with rows, actions, constraints.
  private func makeController(_ source: RowSource) -> UIViewController {
    let controller = UIViewController()
    let table = source.makeTable()
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Retry") { [weak controller] _ in controller?.title = "again" }
    )
    controller.title = "List"
    controller.view.addSubview(table)
    controller.view.addSubview(button)
    table.tableFooterView = UIActivityIndicatorView(style: .medium)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      button.widthAnchor.constraint(equalTo: table.widthAnchor, multiplier: 0.5),
    ])
    return controller
  }

  @Test func `by popping is freed with all its views`() {
    let source = RowSource(count: 20)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(navigation)
    weak var controller: UIViewController?
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let pushed = makeController(source)
      navigation.pushViewController(pushed, animated: true)
      screen.settle()
      controller = pushed
      table = pushed.view.subviews.first as? UITableView
      cell = table?.visibleCells.first
      table?.simulateScroll(to: row(9))
    }
    #expect(cell != nil)
    navigation.popViewController(animated: true)
    #expect(controller != nil)
    screen.settle()
    #expect(controller == nil)
    #expect(table == nil)
    #expect(cell == nil)
  }

  @Test func `by dismissing is freed`() {
    let root = UIViewController()
    let screen = Screen(root)
    weak var controller: UIViewController?
    do {
      let presented = makeController(RowSource(count: 3))
      root.present(presented, animated: true)
      controller = presented
    }
    screen.settle()
    #expect(controller != nil)
    root.dismiss(animated: true)
    screen.settle()
    #expect(controller == nil)
  }

  @Test func `by another root is freed at once`() {
    weak var controller: UIViewController?
    let window: UIWindow
    do {
      let root = makeController(RowSource(count: 3))
      controller = root
      window = Screen(UINavigationController(rootViewController: root)).window
    }
    #expect(controller != nil)
    window.rootViewController = nil
    #expect(controller == nil)
  }

  @Test func `with its window is freed, also in the middle of a change`() {
    weak var window: UIWindow?
    weak var controller: UIViewController?
    do {
      let root = makeController(RowSource(count: 3))
      let screen = Screen(UINavigationController(rootViewController: root))
      root.present(UIViewController(), animated: true)
      screen.settle()
      root.dismiss(animated: true)
      root.navigationController?.pushViewController(UIViewController(), animated: true)
      controller = root
      window = screen.window
    }
    #expect(window == nil)
    #expect(controller == nil)
  }

  @Test func `by taking it out of a view is freed`() {
    let parent = UIView()
    weak var child: UIView?
    do {
      let label = UILabel()
      parent.addSubview(label)
      child = label
    }
    #expect(child != nil)
    child?.removeFromSuperview()
    #expect(child == nil)
  }
}
