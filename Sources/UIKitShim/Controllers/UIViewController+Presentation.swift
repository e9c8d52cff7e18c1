/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext
  case overFullScreen = 5
  case overCurrentContext

  /// Whether what is below leaves the screen.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
  /// Covers the screen with a controller, in no time; it completes after the next layout pass.
  ///
  /// As in UIKit, a controller off the screen or one that presents already refuses, and says so.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let shown = viewControllerToPresent
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window else {
      return refuse(shown, because: "whose view is not in the window hierarchy")
    }
    guard presenter.presented == nil else {
      return refuse(shown, because: "which is already presenting")
    }
    require(
      shown.parentController == nil && shown.presenting == nil,
      "Application tried to present \(type(of: shown)), which is on the screen already.")
    presenter.presented = shown
    shown.presenting = presenter
    shown.isBeingPresented = true
    shown.isInTransition = true
    let leaves = shown.modalPresentationStyle.removesPresenter
    if leaves { presenter.leaveScreen(animated: flag) }
    shown.beginAppearanceTransition(true, animated: flag)
    window.addSubview(shown.view)
    window.afterLayout.append {
      if leaves { presenter.settle() }
      shown.settle()
      shown.isBeingPresented = false
      completion?()
    }
  }

  /// Uncovers the screen from what this controller presents, else from the controller itself.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let candidate = outermost
    guard let presenter = candidate.presented != nil ? candidate : candidate.presenting,
      let shown = presenter.presented
    else {
      completion?()
      return
    }
    shown.presented?.dismissWithoutTransition()
    shown.presented = nil
    guard let window = shown.viewIfLoaded?.window else {
      shown.dismissWithoutTransition()
      completion?()
      return
    }
    shown.isBeingDismissed = true
    shown.leaveScreen(animated: flag)
    if let view = presenter.viewIfLoaded, view.window == nil {
      presenter.isInTransition = true
      presenter.beginAppearanceTransition(true, animated: flag)
      window.insertSubview(view, at: 0)
    }
    window.afterLayout.append {
      presenter.presented = nil
      shown.presenting = nil
      shown.settle()
      shown.isBeingDismissed = false
      if presenter.isInTransition { presenter.settle() }
      completion?()
    }
  }

  /// Takes what is presented off the screen at once, the topmost first.
  func dismissWithoutTransition() {
    presented?.dismissWithoutTransition()
    guard let presenter = presenting else { return }
    isBeingDismissed = true
    viewIfLoaded?.removeFromSuperview()
    isBeingDismissed = false
    presenting = nil
    presenter.presented = nil
  }

  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parentController { controller = parent }
    return controller
  }

  private func leaveScreen(animated: Bool) {
    isInTransition = true
    beginAppearanceTransition(false, animated: animated)
    viewIfLoaded?.removeFromSuperview()
  }

  private func settle() {
    isInTransition = false
    endAppearanceTransition()
  }

  private func refuse(_ controller: UIViewController, because reason: String) {
    let line = "Attempt to present \(type(of: controller)) on \(type(of: self)) \(reason).\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
