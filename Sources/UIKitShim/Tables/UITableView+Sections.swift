extension UITableView {
  /// What is shown above and below a section.
  struct SectionViews {
    var header: UIView?
    var footer: UIView?
  }

  /// The view above a section, if it is on the screen and shows a title.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[section]?.header as? UITableViewHeaderFooterView
  }

  /// The view below a section, if it is on the screen and shows a title.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[section]?.footer as? UITableViewHeaderFooterView
  }

  /// The sections that have a row on the screen, or would have if they were not empty.
  final var visibleSections: [Int] {
    let end = min(top + Self.viewport, rows.total)
    return rows.counts.indices.filter { section in
      let start = rows.starts[section]
      let count = rows.counts[section]
      return count == 0 ? start >= top && start <= end : start < end && start + count > top
    }
  }

  final func showSectionViews() {
    guard let dataSource, !needsReload else { return }
    let visible = visibleSections
    for (section, views) in sectionViews where !visible.contains(section) {
      remove(views)
      sectionViews[section] = nil
    }
    for section in visible where sectionViews[section] == nil {
      let views = SectionViews(
        header: delegate?.tableView(self, viewForHeaderInSection: section)
          ?? titleView(dataSource.tableView(self, titleForHeaderInSection: section)),
        footer: delegate?.tableView(self, viewForFooterInSection: section)
          ?? titleView(dataSource.tableView(self, titleForFooterInSection: section)))
      sectionViews[section] = views
      if let header = views.header { attach(header, at: nil, marksLayout: false) }
      if let footer = views.footer { attach(footer, at: nil, marksLayout: false) }
    }
  }

  /// Has headers and footers asked for anew.
  final func forgetSectionViews() {
    for views in sectionViews.values { remove(views) }
    sectionViews = [:]
  }

  private func remove(_ views: SectionViews) {
    views.header?.detach(marksLayout: false)
    views.footer?.detach(marksLayout: false)
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView()
    view.textLabel?.text = title
    return view
  }
}
