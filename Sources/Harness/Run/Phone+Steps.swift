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
    let screen = try openScreen()
    let items = screen.navigationItem.barButtonItems.filter { $0.shownTitle == label }
    let buttons = screen.view.visibleDescendants(of: UIButton.self)
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

  private func openScreen() throws(Obstacle) -> UIViewController {
    guard let top else { throw Obstacle(reason: "no screen of the app is open") }
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
    for view in shownSubviews where !(self is UITableView && view is UITableViewCell) {
      view.collect(into: &found)
    }
  }
}
