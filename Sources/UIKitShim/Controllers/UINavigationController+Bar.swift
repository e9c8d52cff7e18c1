extension UINavigationController {
  /// Brings the views of the shown controller's navigation item into the bar, and the bar into the
  /// hierarchy once there are any.
  final func showBarViews() {
    guard let view = storedView, view.hostWindow != nil, let displayed else { return }
    let wanted = displayed.navigationItem.views
    guard !wanted.isEmpty || hasBarViews else { return }
    hasBarViews = true
    let bar = navigationBar
    bar.isHidden = isNavigationBarHidden
    if bar.superview !== view { view.addSubview(bar) }
    for former in bar.subviews where !wanted.contains(where: { $0 === former }) {
      former.removeFromSuperview()
    }
    for new in wanted where new.superview !== bar { bar.addSubview(new) }
  }
}
