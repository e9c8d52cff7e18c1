extension UITableView {
  /// Makes updates together and completes at once, as nothing is animated.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins updates that are made together.
  public func beginUpdates() {
    // The rows before the update are counted no later than this, as in UIKit.
    if updateDepth == 0 { countRowsIfNeeded() }
    updateDepth += 1
  }

  /// Makes the updates since `beginUpdates()`.
  public func endUpdates() {
    require(updateDepth > 0, "endUpdates called without beginUpdates")
    updateDepth -= 1
    if updateDepth == 0 { apply() }
  }

  /// Shows rows that the data source has from now on.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }

  /// Takes away rows that the data source no longer has.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }

  /// Asks for rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }

  /// Shows sections that the data source has from now on.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the data source no longer has.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  private func update(_ change: (inout TableUpdate) -> Void) {
    beginUpdates()
    change(&pendingUpdate)
    endUpdates()
  }

  private func apply() {
    let update = pendingUpdate
    pendingUpdate = TableUpdate()
    guard let dataSource else { return }
    let before = rows
    let after = currentRows(of: dataSource)
    if let problem = update.problem(before: before, after: after) { fatalError(problem) }
    let asksAnew =
      before.counts.count > 1 || after.counts.count > 1 || !update.reloadedSections.isEmpty
    follow(refreshingSectionViews: asksAnew, to: after, update.path(after:))
  }

  /// Follows rows to where they are now; `newPath` is nil for one that is gone or asked for anew.
  final func follow(
    refreshingSectionViews: Bool, to new: RowMap? = nil, _ newPath: (IndexPath) -> IndexPath?
  ) {
    guard let dataSource else { return }
    let before = rows
    rows = new ?? currentRows(of: dataSource)
    prefetched = 0..<0
    selection = selection.compactMap(newPath)
    // Before a reload is laid out, the slots still belong to other rows and are all asked for anew.
    if needsReload { return setNeedsLayout() }
    let left = moveSlots(newPath, before: before)
    if refreshingSectionViews { forgetSectionViews() }
    if hostWindow != nil, !isFilling { layOutRows() } else { setNeedsLayout() }
    for (cell, path) in left { recycle(cell, at: path) }
  }

  /// Keeps the cells of rows that stay on the screen, and returns the others.
  private func moveSlots(
    _ newPath: (IndexPath) -> IndexPath?, before: RowMap
  ) -> [(cell: UITableViewCell, path: IndexPath)] {
    top = clamped(top)
    slotRows = rows
    var kept: [UITableViewCell?] = Array(repeating: nil, count: Self.viewport)
    var left: [(cell: UITableViewCell, path: IndexPath)] = []
    for (place, cell) in slots.enumerated() {
      guard let cell else { continue }
      let path = before.path(of: slotsTop + place)
      let moved = newPath(path).flatMap(rows.ordinal(of:)).map { $0 - top }
      if let moved, kept.indices.contains(moved) {
        kept[moved] = cell
      } else {
        left.append((cell, path))
      }
    }
    slots = kept
    slotsTop = top
    slotChanges += 1
    return left
  }
}
