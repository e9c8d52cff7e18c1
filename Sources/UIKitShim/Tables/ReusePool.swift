/// Cells off the screen, with the content they had, the last that came first.
struct ReusePool {
  private var cells: [String: [UITableViewCell]] = [:]

  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func take(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }
}
