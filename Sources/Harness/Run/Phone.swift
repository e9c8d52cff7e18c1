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

  /// The app's screen on top, or what it presented; nil on the home screen.
  var top: UIViewController? {
    guard stack.viewControllers.count > 1 else { return nil }
    let front = window.frontmostViewController
    return front === stack ? stack.topViewController : front
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
  func goBack() {
    if let controller = stack.popViewController(animated: false) {
      left.append(Left(controller: controller))
    }
  }

  /// Swipes back and lets go halfway, so that the screen on top stays.
  func beginToGoBack() throws(Obstacle) {
    guard top != nil else { throw Obstacle(reason: "no screen of the app is open") }
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
  var screen: Screen { top.map { ScreenReader.screen(of: $0) } ?? .home }
}
