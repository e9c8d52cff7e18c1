extension UITableView {
  /// Scrolls to a row; animated, every row on the way is shown.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    countRowsIfNeeded()
    guard let ordinal = rows.ordinal(of: indexPath) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-range row (\(indexPath)); "
          + "there are \(rows.counts) rows by section."
      )
    }
    let target =
      switch scrollPosition {
      case .none: nearestTop(showing: ordinal)
      case .top: ordinal
      case .middle: ordinal - Self.viewport / 2
      case .bottom: ordinal - Self.viewport + 1
      }
    if animated {
      scrollTarget = clamped(target)
      setNeedsLayout()
    } else {
      scroll(toTop: target)
    }
  }

  /// The position of the smallest scroll that brings a row on the screen.
  final func nearestTop(showing ordinal: Int) -> Int {
    if ordinal < top { return ordinal }
    return max(top, ordinal - Self.viewport + 1)
  }

  /// Jumps; the rows follow in the next layout pass.
  final func scroll(toTop ordinal: Int) {
    let target = clamped(ordinal)
    scrollTarget = nil
    guard target != top else { return }
    isMovingUp = target < top
    top = target
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  /// Moves by one row as a finger does: the entering row is shown before the leaving one is gone.
  final func step(by direction: Int) {
    let leaving = direction > 0 ? slots.removeFirst() : slots.removeLast()
    let leavingOrdinal = direction > 0 ? slotsTop : slotsTop + Self.viewport - 1
    let leavingPath = leaving == nil ? nil : slotRows.path(of: leavingOrdinal)
    slots.insert(nil, at: direction > 0 ? slots.count : 0)
    top += direction
    isMovingUp = direction < 0
    slotsTop = top
    slotChanges += 1
    delegate?.scrollViewDidScroll(self)
    fill()
    if let leaving, let leavingPath { recycle(leaving, at: leavingPath) }
  }
}
