extension UITableView {
  /// How sections look; kept, and no part of a screen.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row comes to rest when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go; it takes no time.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableViewCell {
  /// The lines between rows; kept, and no part of a screen.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}
