@_spi(Headless) import UIKitShim

/// A table's rows as a user counts them: from 1, across sections.
extension UITableView {
  var rowCount: Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }

  func index(ofNumber number: Int) -> IndexPath? {
    var row = number - 1
    for section in 0..<numberOfSections {
      let count = numberOfRows(inSection: section)
      if row < count { return IndexPath(row: row, section: section) }
      row -= count
    }
    return nil
  }
}
