@_spi(Headless) import UIKitShim

/// Why a step cannot be taken on the screen as it is.
struct Obstacle: Error {
  let reason: String
}

/// What a user's finger can do.
extension Phone {
  func scroll(toRow number: Int) throws(Obstacle) {
    let table = try table()
    guard let index = table.index(ofNumber: number) else {
      throw Obstacle(reason: "the list has \(table.rowCount) rows, so none is row \(number)")
    }
    table.simulateScroll(to: index)
  }

  func scrollToEnd() throws(Obstacle) {
    let table = try table()
    guard let index = table.index(ofNumber: table.rowCount) else {
      throw Obstacle(reason: "the list is empty")
    }
    table.simulateScroll(to: index)
  }

  func tapRow(_ number: Int) throws(Obstacle) {
    let table = try table()
    guard let index = table.index(ofNumber: number) else {
      throw Obstacle(reason: "the list has \(table.rowCount) rows, so none is row \(number)")
    }
    guard table.indexPathsForVisibleRows?.contains(index) == true else {
      throw Obstacle(reason: "row \(number) is out of view; scroll to it first")
    }
    table.simulateTap(at: index)
  }

  func tap(_ label: String) throws(Obstacle) {
    let screen = try openScreen()
    for item in (screen.navigationItem.leftBarButtonItems ?? [])
      + (screen.navigationItem.rightBarButtonItems ?? []) where item.title == label
    {
      guard item.isEnabled else { throw Obstacle(reason: "\"\(label)\" is disabled") }
      if let action = item.primaryAction { action.performWithSender(item, target: nil) }
      return
    }
    let buttons = screen.view.visibleDescendants(of: UIButton.self)
      .filter { ($0.visibleTitle ?? $0.accessibilityLabel) == label }
    guard let button = buttons.first else { throw Obstacle(reason: "no button says \"\(label)\"") }
    guard button.isEnabled else { throw Obstacle(reason: "\"\(label)\" is disabled") }
    guard buttons.count == 1 else {
      throw Obstacle(reason: "\(buttons.count) buttons say \"\(label)\"")
    }
    button.simulateTap()
  }

  private func openScreen() throws(Obstacle) -> UIViewController {
    guard let top else { throw Obstacle(reason: "no screen of the app is open") }
    return top
  }

  private func table() throws(Obstacle) -> UITableView {
    let tables = try openScreen().view.visibleDescendants(of: UITableView.self)
    guard let table = tables.first else { throw Obstacle(reason: "no list is on the screen") }
    guard tables.count == 1 else { throw Obstacle(reason: "\(tables.count) lists are on the screen") }
    return table
  }
}

extension UIView {
  /// The views of a kind that a user can see, this one included, from back to front.
  func visibleDescendants<View: UIView>(of type: View.Type) -> [View] {
    guard !isHidden, alpha > 0.01 else { return [] }
    return ((self as? View).map { [$0] } ?? [])
      + subviews.flatMap { $0.visibleDescendants(of: type) }
  }
}
