import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A view controller` {
  let log = Log()

  private func make(_ name: String) -> LoggingController { LoggingController(name, log) }

  @Test func `loads its view when it is first asked for`() {
    let controller = make("a")
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(log.lines == ["a loaded"])
  }

  @Test func `appears with its window, before and after layout`() {
    let window = UIWindow()
    window.rootViewController = make("a")
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(log.take() == ["a loaded", "a will appear", "a is appearing"])
    window.performLayoutPass()
    #expect(log.take() == ["a will lay out", "a did lay out", "a did appear"])
    #expect(!window.performLayoutPass())
  }

  @Test func `disappears when another takes its window`() {
    let screen = Screen(make("a"))
    _ = log.take()
    screen.window.rootViewController = make("b")
    screen.settle()
    #expect(
      log.lines == [
        "a will disappear", "a did disappear", "b loaded", "b will appear", "b is appearing",
        "b will lay out", "b did lay out", "b did appear",
      ])
  }

  @Test func `appears and disappears with the one that it is embedded in`() {
    let parent = make("parent")
    let child = make("child")
    let screen = Screen(parent)
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.settle()
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    #expect(
      log.take() == [
        "child will enter", "child loaded", "child will appear in", "child is appearing",
        "child entered", "parent will lay out", "parent did lay out", "child will lay out",
        "child did lay out", "child did appear",
      ])
    screen.window.rootViewController = nil
    #expect(
      log.lines == [
        "parent will disappear", "child will disappear", "parent did disappear",
        "child did disappear",
      ])
  }

  @Test func `leaves its container in steps`() {
    let parent = make("parent")
    let child = make("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let screen = Screen(parent)
    _ = log.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.lines == [
        "child will leave", "child will disappear out", "child did disappear out", "child left",
      ])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    _ = screen
  }

  @Test func `is asked for its view by the responder chain`() {
    let controller = make("a")
    let label = UILabel()
    controller.view.addSubview(label)
    #expect(label.next === controller.view)
    #expect(controller.view.next === controller)
  }

  @Test func `gives its title to the bar`() {
    let controller = make("a")
    controller.title = "Reservations"
    #expect(controller.navigationItem.title == "Reservations")
    controller.navigationItem.title = "Filtered"
    #expect(controller.title == "Reservations")
  }

  @Test func `of a table fills it and is its delegate`() {
    let controller = RowsController(style: .plain)
    let screen = Screen(controller)
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.texts == ["row 0", "row 1"])
    controller.tableView.simulateTap(at: row(1))
    #expect(controller.tapped == row(1))
    screen.window.rootViewController = nil
    screen.window.rootViewController = controller
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `must make a view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ViewlessController().loadViewIfNeeded() }
    }
    #expect(result.mentions("-[ViewlessController loadView] did not set `view`"))
  }
}

private final class ViewlessController: UIViewController {
  override func loadView() {}
}

private final class RowsController: UITableViewController {
  var tapped: IndexPath?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tapped = indexPath
  }
}
