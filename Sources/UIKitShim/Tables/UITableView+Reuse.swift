extension UITableView {
  /// Says of which class cells with an identifier are made; nil takes that back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      registered[identifier] = nil
      return
    }
    guard let cellType = cellClass as? UITableViewCell.Type else {
      fatalError(
        "\(cellClass) is no UITableViewCell and cannot be registered for \"\(identifier)\".")
    }
    registered[identifier] = cellType
  }

  /// A cell from the pool, with the content it had, else a new one of the registered class.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let reconfigured, reconfigured.path == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - "
          + "must register a class for the identifier"
      )
    }
    return cell
  }

  /// A cell from the pool, with the content it had, else a new one if a class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool.take(identifier) {
      if cell.isSelected { cell.setSelected(false, animated: false) }
      if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
      cell.prepareForReuse()
      return cell
    }
    return registered[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }
}
