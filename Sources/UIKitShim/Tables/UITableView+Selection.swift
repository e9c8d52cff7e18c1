extension UITableView {
  /// The path of the first selected row.
  public var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The paths of all selected rows; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without asking or telling the delegate; nil deselects all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without asking or telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// What a tap does, with the delegate asked and told.
  final func tapRow(at path: IndexPath) {
    guard allowsSelection, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      return
    }
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if allowsMultipleSelection, selection.contains(path) { return deselectByTap(path) }
    guard let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    else {
      return
    }
    if !allowsMultipleSelection {
      for other in selection where other != chosen { deselectByTap(other) }
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByTap(_ path: IndexPath) {
    guard let chosen = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    else {
      return
    }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
