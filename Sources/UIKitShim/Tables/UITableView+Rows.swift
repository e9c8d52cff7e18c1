extension UITableView {
  // MARK: Counting

  /// How many sections there are.
  public var numberOfSections: Int {
    countRowsIfNeeded()
    return rows.counts.count
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    countRowsIfNeeded()
    require(
      rows.counts.indices.contains(section),
      "Requested the number of rows for section (\(section)) when there are only "
        + "\(rows.counts.count) sections."
    )
    return rows.counts[section]
  }

  final func countRowsIfNeeded() { if !areRowsKnown { countRows() } }

  final func countRows() {
    guard let dataSource else {
      rows = RowMap()
      areRowsKnown = false
      return
    }
    areRowsKnown = true
    rows = currentRows(of: dataSource)
  }

  final func currentRows(of source: any UITableViewDataSource) -> RowMap {
    let sections = source.numberOfSections(in: self)
    return RowMap(counts: (0..<sections).map { source.tableView(self, numberOfRowsInSection: $0) })
  }

  // MARK: What is on the screen

  /// The paths of the rows on the screen, in order.
  public var indexPathsForVisibleRows: [IndexPath]? {
    showPendingRows()
    return slots.indices.compactMap { slots[$0] == nil ? nil : slotRows.path(of: slotsTop + $0) }
  }

  /// The cells on the screen, in order.
  public var visibleCells: [UITableViewCell] {
    showPendingRows()
    return slots.compactMap { $0 }
  }

  /// The cell of a row, if it is on the screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let ordinal = slotRows.ordinal(of: indexPath) else { return nil }
    let place = ordinal - slotsTop
    return slots.indices.contains(place) ? slots[place] : nil
  }

  /// The path of a cell's row, if it is on the screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    slots.firstIndex { $0 === cell }.map { slotRows.path(of: slotsTop + $0) }
  }

  /// What UIKit does too when asked for what is visible: it does not wait for the layout pass.
  private func showPendingRows() { if needsLayout { layOutRows() } }
}
