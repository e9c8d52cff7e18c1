@_spi(Headless) import UIKitShim

/// A visible window with a controller, laid out until it rests.
@MainActor struct Screen {
  let window = UIWindow()

  init(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  /// A screen that shows nothing but one view.
  init(showing view: UIView) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    self.init(controller)
  }

  func settle() {
    for _ in 0..<100 where !window.performLayoutPass() { return }
    fatalError("The screen never comes to rest.")
  }
}
