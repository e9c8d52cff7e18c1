extension UITableView {
  /// The cells on the screen, in order, each with the number of its row as a user counts: from 1, and
  /// through all sections.
  @_spi(Headless) public var numberedCells: [(number: Int, cell: UITableViewCell)] {
    var cells: [(number: Int, cell: UITableViewCell)] = []
    cells.reserveCapacity(slots.count)
    // Only in the midst of an update are the slots numbered by other rows than the table.
    let isAtRest = slotRows == rows
    for (place, cell) in slots.enumerated() {
      guard let cell else { continue }
      let ordinal = slotsTop + place
      cells.append((isAtRest ? ordinal + 1 : number(of: slotRows.path(of: ordinal)), cell))
    }
    return cells
  }

  private func number(of path: IndexPath) -> Int {
    let isThere = rows.starts.indices.contains(path.section)
    return (isThere ? rows.starts[path.section] : rows.total) + path.row + 1
  }

  /// How many rows there are as far as that was counted, and whether what is on the screen is about
  /// to be asked for anew. Unlike all else that asks for rows, this changes nothing.
  @_spi(Headless) public var standing: (knownRowCount: Int?, awaitsReload: Bool) {
    (areRowsKnown ? rows.total : nil, needsReload)
  }

  /// The sections on the screen, with what is shown above and below them.
  @_spi(Headless) public var visibleSectionViews: [(section: Int, header: UIView?, footer: UIView?)]
  {
    visibleSections.map { ($0, sectionViews[$0]?.header, sectionViews[$0]?.footer) }
  }

  /// A finger scrolls, as little as is needed, until a row is on the screen; false if it never is.
  @_spi(Headless) @discardableResult public func simulateScroll(to path: IndexPath) -> Bool {
    guard isTouchable, isScrollEnabled else { return false }
    layOutPending()
    guard let first = rows.ordinal(of: path) else { return false }
    guard nearestTop(showing: first) != top else { return true }
    scrollTarget = nil
    isTracking = true
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    while let ordinal = rows.ordinal(of: path) {
      let target = clamped(nearestTop(showing: ordinal))
      if target == top { break }
      moveUnderFinger(by: target > top ? 1 : -1)
    }
    isTracking = false
    isDragging = false
    isDecelerating = true
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
    return rows.ordinal(of: path).map { nearestTop(showing: $0) == top } ?? false
  }

  /// A finger taps a row; false if the row is not on the screen or no finger reaches it.
  @_spi(Headless) @discardableResult public func simulateTap(at path: IndexPath) -> Bool {
    guard isTouchable, let cell = cellForRow(at: path), cell.isTouchable else { return false }
    tapRow(at: path)
    return true
  }

  private func moveUnderFinger(by direction: Int) {
    isFilling = true
    step(by: direction)
    isFilling = false
    showSectionViews()
    prefetchRows()
    // A reload that a callback asked for comes with the next frame, before the finger moves on.
    if needsLayout { layOutPending() }
  }
}
