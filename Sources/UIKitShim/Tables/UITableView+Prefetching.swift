/// What can begin to load rows before they come on the screen.
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that are likely to come on the screen next.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with such rows once they are no longer likely to.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Optional in UIKit, so it does nothing unless implemented.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Announces the rows that a further screenful would show.
  ///
  /// When UIKit does so is not documented; here it is after every layout of the rows.
  final func prefetchRows() {
    guard let prefetchDataSource, !needsReload else { return }
    let bottom = min(top + Self.viewport, rows.total)
    let ahead =
      isMovingUp
      ? max(top - Self.viewport, 0)..<top : bottom..<min(bottom + Self.viewport, rows.total)
    guard ahead != prefetched else { return }
    let new = ahead.filter { !prefetched.contains($0) }
    let dropped = prefetched.filter { !ahead.contains($0) && !(top..<bottom).contains($0) }
    prefetched = ahead
    if !dropped.isEmpty {
      prefetchDataSource.tableView(
        self, cancelPrefetchingForRowsAt: dropped.map(rows.path(of:)))
    }
    if !new.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: new.map(rows.path(of:)))
    }
  }
}
