@_spi(Headless) import UIKitShim

/// Why a step cannot be taken on the screen as it is.
public struct Obstacle: Error {
  /// A few words for a person.
  public let reason: String
}

/// What a user's finger can do.
extension Phone {
  func scroll(toRow number: Int) throws(Obstacle) {
    let table = try table()
    guard let index = table.index(ofNumber: number) else {
      throw Obstacle(reason: "the list has \(table.rowCount) rows, so none is row \(number)")
    }
    try scroll(table, to: index)
  }

  private func scroll(_ table: UITableView, to index: IndexPath) throws(Obstacle) {
    guard table.simulateScroll(to: index) else {
      throw Obstacle(reason: "the list cannot be scrolled to that row")
    }
  }

  func scrollToEnd() throws(Obstacle) {
    let table = try table()
    guard let index = table.index(ofNumber: table.rowCount) else {
      throw Obstacle(reason: "the list is empty")
    }
    try scroll(table, to: index)
  }

  func tapRow(_ number: Int) throws(Obstacle) {
    let table = try table()
    guard let index = table.index(ofNumber: number) else {
      throw Obstacle(reason: "the list has \(table.rowCount) rows, so none is row \(number)")
    }
    guard table.indexPathsForVisibleRows?.contains(index) == true else {
      throw Obstacle(reason: "row \(number) is out of view; scroll to it first")
    }
    guard table.simulateTap(at: index) else {
      throw Obstacle(reason: "row \(number) cannot be tapped")
    }
  }

  func tap(_ label: String) throws(Obstacle) {
    if let alert = alerts.last { return try tap(label, on: alert) }
    let screen = try openScreen()
    let items = screen.navigationItem.barButtonItems
      .filter { $0.label == label && !$0.isHidden && $0.customView == nil }
    let buttons = screen.visibleControls(of: UIButton.self)
      .filter { ($0.currentTitle ?? $0.accessibilityLabel) == label }
    guard items.count + buttons.count > 0 else {
      throw Obstacle(reason: "no button says \"\(label)\"")
    }
    guard items.count + buttons.count == 1 else {
      throw Obstacle(reason: "\(items.count + buttons.count) buttons say \"\(label)\"")
    }
    let isTapped = items.first?.simulateTap() ?? buttons[0].simulateTap()
    guard isTapped else { throw Obstacle(reason: "\"\(label)\" cannot be tapped; it is disabled") }
  }

  private func tap(_ label: String, on alert: UIAlertController) throws(Obstacle) {
    let actions = alert.actions.filter { $0.title == label }
    guard let action = actions.first else {
      throw Obstacle(reason: "no button of the alert says \"\(label)\"")
    }
    guard actions.count == 1 else {
      throw Obstacle(reason: "\(actions.count) buttons of the alert say \"\(label)\"")
    }
    guard alert.simulateTap(on: action) else {
      throw Obstacle(reason: "\"\(label)\" cannot be tapped; it is disabled")
    }
  }

  func select(_ label: String) throws(Obstacle) {
    let segments = try openScreen().visibleControls(of: UISegmentedControl.self).flatMap {
      control in
      control.shownTitles.enumerated().filter { $0.element == label }.map { (control, $0.offset) }
    }
    guard let (control, place) = segments.first else {
      throw Obstacle(reason: "no segment says \"\(label)\"")
    }
    guard segments.count == 1 else {
      throw Obstacle(reason: "\(segments.count) segments say \"\(label)\"")
    }
    guard control.simulateTap(onSegment: place) else {
      throw Obstacle(reason: "\"\(label)\" cannot be selected; it is disabled")
    }
  }

  /// The screen that fingers reach.
  func openScreen() throws(Obstacle) -> UIViewController {
    guard let top else { throw Obstacle(reason: "no screen of the app is open") }
    if let alert = alerts.last {
      let what = alert.preferredStyle == .alert ? "an alert" : "an action sheet"
      throw Obstacle(reason: "\(what) is in front; tap one of its buttons first")
    }
    return top
  }

  private func table() throws(Obstacle) -> UITableView {
    let tables = try openScreen().view.visibleDescendants(of: UITableView.self)
    // A list without rows is a list: katas tell it from one that is hidden.
    guard let table = tables.first else { throw Obstacle(reason: "no list is on the screen") }
    guard tables.count == 1 else {
      throw Obstacle(reason: "\(tables.count) lists are on the screen")
    }
    return table
  }
}

extension UIViewController {
  /// The controls of a kind that a user sees on the screen and in the bar above it.
  fileprivate func visibleControls<Control: UIControl>(of type: Control.Type) -> [Control] {
    let bar = navigationItem.barViews.filter { !$0.isHidden }
    return ([view].compactMap { $0 } + bar).flatMap { $0.visibleDescendants(of: type) }
  }
}

extension UIView {
  /// The views of a kind that a user sees if they see this one, this one included. Rows are the list's;
  /// what is above, below and behind them is not.
  func visibleDescendants<View: UIView>(of type: View.Type) -> [View] {
    var found: [View] = []
    collect(into: &found)
    return found
  }

  private func collect<View: UIView>(into found: inout [View]) {
    if let view = self as? View { found.append(view) }
    for view in shownSubviews where !(kind == .table && view.kind == .cell) {
      view.collect(into: &found)
    }
  }
}
