@_spi(Headless) import UIKitShim

/// A phone with one app: a window, a navigation stack, and the app's screens pushed onto it.
@MainActor final class Phone {
  private struct Left {
    weak var controller: UIViewController?
  }

  private let side: Side
  private let window = UIWindow()
  private let stack = UINavigationController(rootViewController: UIViewController())
  private var app: LaunchedApp?
  private var left: [Left] = []

  init(_ side: Side) {
    self.side = side
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  /// Whether the app was launched.
  var isLaunched: Bool { app != nil }

  /// The app's screen on top, or what it presented, below any alert; nil on the home screen.
  var top: UIViewController? {
    guard stack.viewControllers.count > 1 else { return nil }
    var front = window.frontmostViewController
    while let alert = front as? UIAlertController { front = alert.presentingViewController }
    return front === stack ? stack.topViewController : front
  }

  /// The alerts above that, from the lowest to the one that fingers reach.
  var alerts: [UIAlertController] {
    var alerts: [UIAlertController] = []
    var front = window.frontmostViewController
    while let alert = front as? UIAlertController {
      if !alert.isBeingDismissed { alerts.insert(alert, at: 0) }
      front = alert.presentingViewController
    }
    return alerts
  }

  func launch() {
    app = side.launch()
    open()
  }

  /// Opens a new screen of the app.
  func open() {
    guard let app else { return }
    stack.pushViewController(app.makeScreen(), animated: false)
  }

  /// Leaves the screen on top.
  func goBack() throws(Obstacle) {
    _ = try openScreen()
    if let controller = stack.popViewController(animated: false) {
      left.append(Left(controller: controller))
    }
  }

  /// Swipes back and lets go halfway, so that the screen on top stays.
  func beginToGoBack() throws(Obstacle) {
    _ = try openScreen()
    guard stack.simulateCancelledBack() else {
      throw Obstacle(reason: "no swipe leads back from this screen")
    }
  }

  /// Lets go of the app and of its screens, whose views go in a layout pass.
  func terminate() {
    stack.popToRootViewController(animated: false)
    app = nil
    _ = layOut()
  }

  /// How many screens were left and are still there.
  var leakedScreens: Int { left.count { $0.controller != nil } }

  /// Lays out what needs it; whether anything did.
  func layOut() -> Bool { window.performLayoutPass() }

  /// What the user sees.
  var screen: Screen {
    guard let top else { return .home }
    var screen = ScreenReader.screen(of: top)
    screen.alerts = alerts.map(ScreenReader.alert)
    return screen
  }

  /// What the user is about to see as far as it is there, which looking does not change: a view that
  /// is not loaded stays so, and rows are not counted. Nil where that cannot be told.
  var glimpse: Screen? {
    guard let top else { return .home }
    guard let view = top.viewIfLoaded else { return nil }
    var screen = ScreenReader.screen(of: top, showing: view)
    screen.alerts = alerts.map(ScreenReader.alert)
    return screen
  }
}
