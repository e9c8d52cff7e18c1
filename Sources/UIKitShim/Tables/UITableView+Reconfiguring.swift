extension UITableView {
  /// Has the cells of rows on the screen filled anew; each row keeps its cell.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let dataSource, !needsReload else { return }
    let wanted = Set(indexPaths)
    for (place, cell) in slots.enumerated() {
      guard let cell, slotsTop + place < slotRows.total else { continue }
      let path = slotRows.path(of: slotsTop + place)
      guard wanted.contains(path) else { continue }
      reconfigured = (path, cell)
      let filled = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      require(
        filled === cell,
        "The data source returned another cell for the row at \(path), which is reconfigured; "
          + "dequeue it with dequeueReusableCell(withIdentifier:for:).")
    }
  }
}
