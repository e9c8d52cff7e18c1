extension UITableView {
  /// Brings the cells on the screen in line with the rows, unless the table is off the screen.
  final func layOutRows() {
    guard hostWindow != nil, !isFilling else { return }
    isFilling = true
    defer { isFilling = false }
    countRowsIfNeeded()
    if needsReload {
      needsReload = false
      recycleAll()
      forgetSectionViews()
      prefetched = 0..<0
    }
    top = clamped(top)
    if slotsTop != top || slots.count != Self.viewport { realign() }
    fill()
    while let target = scrollTarget, !needsReload {
      guard top != clamped(target) else {
        scrollTarget = nil
        delegate?.scrollViewDidEndScrollingAnimation(self)
        break
      }
      step(by: top < target ? 1 : -1)
    }
    showSectionViews()
    prefetchRows()
  }

  final func clamped(_ ordinal: Int) -> Int { max(0, min(ordinal, rows.total - Self.viewport)) }

  /// Asks for the cells of empty slots, from the top.
  final func fill() {
    guard let dataSource else { return }
    var place = 0
    while !needsReload, place < slots.count, slotsTop + place < rows.total {
      guard slots[place] == nil else {
        place += 1
        continue
      }
      let changes = slotChanges
      let path = rows.path(of: slotsTop + place)
      let cell = dataSource.tableView(self, cellForRowAt: path)
      guard changes == slotChanges else {
        // Rows were inserted or deleted meanwhile: the cell may be another row's by now.
        pool.put(cell)
        place = 0
        continue
      }
      require(
        !slots.contains { $0 === cell },
        "The data source returned the same \(type(of: cell)) for two rows; the second is \(path).")
      slots[place] = cell
      let isSelected = !selection.isEmpty && selection.contains(path)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      attach(cell, at: nil, marksLayout: false)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      place = changes == slotChanges ? place + 1 : 0
    }
  }

  /// Puts every cell on the screen into the pool.
  final func recycleAll() {
    let former = slots
    let formerTop = slotsTop
    slots = Array(repeating: nil, count: Self.viewport)
    slotsTop = top
    slotChanges += 1
    let formerRows = slotRows
    slotRows = rows
    for (place, cell) in former.enumerated() {
      if let cell { recycle(cell, at: formerRows.path(of: formerTop + place)) }
    }
  }

  final func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    cell.detach(marksLayout: false)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    pool.put(cell)
  }

  /// Moves the slots to where the rows are after a jump; cells that stay on the screen are kept.
  private func realign() {
    var kept: [UITableViewCell?] = Array(repeating: nil, count: Self.viewport)
    var left: [(cell: UITableViewCell, path: IndexPath)] = []
    for (place, cell) in slots.enumerated() {
      guard let cell else { continue }
      let ordinal = slotsTop + place
      if kept.indices.contains(ordinal - top) {
        kept[ordinal - top] = cell
      } else {
        left.append((cell, slotRows.path(of: ordinal)))
      }
    }
    slots = kept
    slotsTop = top
    slotChanges += 1
    for (cell, path) in left { recycle(cell, at: path) }
  }
}
