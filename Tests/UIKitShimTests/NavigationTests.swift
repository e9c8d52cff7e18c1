import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A navigation controller` {
  let log = Log()
  let root: LoggingController
  let navigation: UINavigationController
  let screen: Screen

  init() {
    root = LoggingController("root", log)
    navigation = UINavigationController(rootViewController: root)
    screen = Screen(navigation)
  }

  private func push(_ name: String) -> LoggingController {
    let controller = LoggingController(name, log)
    navigation.pushViewController(controller, animated: true)
    return controller
  }

  @Test func `shows its root`() {
    #expect(
      log.lines == [
        "root will enter", "root loaded", "root will appear in", "root is appearing",
        "root will lay out", "root did lay out", "root did appear in", "root entered",
      ])
    #expect(navigation.displayedViewController === root)
    #expect(root.view.isVisibleInHierarchy)
    #expect(root.navigationController === navigation)
  }

  @Test func `pushes in the next layout pass`() {
    _ = log.take()
    let detail = push("detail")
    #expect(log.take() == ["detail will enter"])
    #expect(navigation.topViewController === detail)
    #expect(navigation.displayedViewController === root)
    screen.settle()
    #expect(
      log.lines == [
        "detail loaded", "root will disappear", "detail will appear in", "detail is appearing",
        "detail will lay out", "detail did lay out", "root did disappear", "detail did appear in",
        "detail entered",
      ])
    #expect(root.view.window == nil)
  }

  @Test func `tells both controllers of a swipe back that is not finished`() {
    let detail = push("detail")
    screen.settle()
    _ = log.take()
    #expect(navigation.simulateCancelledBack())
    screen.settle()
    #expect(
      log.lines == [
        "detail will leave", "detail will disappear out", "root will appear",
        "root will disappear", "detail will appear", "root did disappear", "detail did appear",
      ])
    #expect(navigation.topViewController === detail)
    #expect(navigation.displayedViewController === detail)
    #expect(detail.view.isVisibleInHierarchy)
  }

  @Test func `has no swipe back at its root, nor without a back button`() {
    #expect(!navigation.simulateCancelledBack())
    push("detail").navigationItem.hidesBackButton = true
    screen.settle()
    #expect(!navigation.simulateCancelledBack())
  }

  @Test func `pops in the next layout pass, and gives the screen back`() {
    let detail = push("detail")
    screen.settle()
    _ = log.take()
    #expect(navigation.popViewController(animated: true) === detail)
    #expect(log.take() == ["detail will leave"])
    screen.settle()
    #expect(
      log.lines == [
        "detail will disappear out", "root will appear", "root is appearing",
        "detail did disappear out", "root did appear", "detail left",
      ])
    #expect(detail.parent == nil)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `does not pop its root`() {
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `pops to a controller or to its root`() {
    let a = push("a")
    let b = push("b")
    let c = push("c")
    screen.settle()
    #expect(navigation.popToViewController(a, animated: true) == [b, c])
    screen.settle()
    #expect(navigation.displayedViewController === a)
    #expect(b.parent == nil)
    #expect(navigation.popToRootViewController(animated: true) == [a])
  }

  @Test func `shows only the last of several changes`() {
    _ = log.take()
    let detail = push("detail")
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(!detail.isViewLoaded)
    #expect(log.lines == ["detail will enter", "detail will leave", "detail left"])
  }

  @Test func `replaces its stack`() {
    let other = LoggingController("other", log)
    _ = log.take()
    navigation.setViewControllers([other], animated: false)
    screen.settle()
    #expect(navigation.displayedViewController === other)
    #expect(root.parent == nil)
    #expect(log.lines.last == "other entered")
  }

  @Test func `takes back a controller that was about to leave`() {
    navigation.setViewControllers([], animated: false)
    navigation.setViewControllers([root], animated: false)
    screen.settle()
    #expect(root.navigationController === navigation)
    #expect(root.view.isVisibleInHierarchy)
    #expect(!root.isMovingFromParent)
  }

  @Test func `changes at once what nobody sees`() {
    let detail = push("detail")
    screen.settle()
    screen.window.rootViewController = nil
    navigation.popViewController(animated: false)
    #expect(detail.parent == nil)
    #expect(detail.view.superview == nil)
    screen.window.rootViewController = navigation
    screen.settle()
    #expect(root.view.isVisibleInHierarchy)
  }

  @Test func `tells its delegate what it shows`() {
    let watcher = NavigationWatcher()
    navigation.delegate = watcher
    let detail = push("detail")
    detail.title = "Detail"
    screen.settle()
    #expect(watcher.log == ["will show Detail", "did show Detail"])
  }

  @Test func `leads back by a button named after what is below`() {
    root.title = "List"
    #expect(navigation.backButtonTitle == nil)
    #expect(!navigation.simulateBack())
    let detail = push("detail")
    screen.settle()
    #expect(navigation.backButtonTitle == "List")
    detail.navigationItem.hidesBackButton = true
    #expect(navigation.backButtonTitle == nil)
    detail.navigationItem.hidesBackButton = false
    #expect(navigation.simulateBack())
    screen.settle()
    #expect(navigation.displayedViewController === root)
  }

  @Test func `cannot be pushed itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
    #expect(result.mentions("Pushing a navigation controller is not supported"))
  }

  @Test func `cannot hold a controller twice`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.pushViewController(controller, animated: false)
      }
    }
    #expect(result.mentions("Pushing the same view controller instance more than once"))
  }
}

private final class NavigationWatcher: NSObject, UINavigationControllerDelegate {
  var log: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.append("will show " + (viewController.title ?? "")) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.append("did show " + (viewController.title ?? "")) }
}
