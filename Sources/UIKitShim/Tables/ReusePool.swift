/// Cells off the screen, with the content they had, the last that came first.
struct ReusePool {
  private struct Shelf {
    let identifier: String
    var cells: [UITableViewCell]
  }

  /// A table has one kind of cells or a few, which are sooner found in a row than by a hash.
  private var shelves: [Shelf] = []

  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    if let place = place(of: identifier) {
      shelves[place].cells.append(cell)
    } else {
      shelves.append(Shelf(identifier: identifier, cells: [cell]))
    }
  }

  mutating func take(_ identifier: String) -> UITableViewCell? {
    place(of: identifier).flatMap { shelves[$0].cells.popLast() }
  }

  private func place(of identifier: String) -> Int? {
    shelves.firstIndex { $0.identifier == identifier }
  }
}
