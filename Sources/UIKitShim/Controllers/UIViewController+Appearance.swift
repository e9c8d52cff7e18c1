extension UIViewController {
  /// Where a controller is between off the screen and on it.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Tells a child that it is about to appear or disappear.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
  }

  /// Tells a child that it has appeared or disappeared.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      break
    }
  }

  func viewWillMove(to window: UIWindow?) {
    if window != nil {
      if appearance == .disappeared { beginAppearanceTransition(true, animated: false) }
    } else {
      beginAppearanceTransition(false, animated: isInTransition && isAppearanceAnimated)
    }
  }

  func viewDidMoveToWindow() {
    if let window = storedView?.hostWindow {
      guard appearance == .appearing else { return }
      viewIsAppearing(isAppearanceAnimated)
      guard !isInTransition else { return }
      window.afterLayout.append { [weak self] in self?.endAppearanceTransition() }
    } else if appearance == .disappearing, !isInTransition {
      endAppearanceTransition()
    }
  }
}
