/// Fills a table from snapshots, and tells by the identity of items which rows come, go and move.
///
/// As in UIKit, an item that is equal to one of the snapshot before keeps its cell as it is, whatever
/// else changed about it; `reloadItems` and `reconfigureItems` have the cell filled anew.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes or dequeues the cell of an item and fills it.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The current items by section, as a table asks for them by number.
  private var rows: [[ItemIdentifierType]] = []
  /// Where each current item is.
  private var places: [ItemIdentifierType: IndexPath] = [:]

  /// Makes a data source and has a table ask it for rows.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go; it takes no time.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  // MARK: Updating

  /// Shows a snapshot: rows that stay keep their cells. It completes at once, as nothing is animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    completion?()
  }

  /// Shows a snapshot: rows that stay keep their cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot)
  }

  /// Shows a snapshot as `reloadData` does: every row on the screen is asked for anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    reload(snapshot)
    completion?()
  }

  /// Shows a snapshot as `reloadData` does: every row on the screen is asked for anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    reload(snapshot)
  }

  /// The sections and items as they are shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  private func reload(_ snapshot: Snapshot) {
    take(snapshot)
    if let tableView, tableView.dataSource === self { tableView.reloadData() }
  }

  private func show(_ snapshot: Snapshot) {
    guard let tableView, tableView.dataSource === self else { return take(snapshot) }
    tableView.countRowsIfNeeded()
    let (former, formerSections) = (rows, current.sectionIdentifiers)
    take(snapshot)
    let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let asksAnew =
      formerSections.count > 1 || rows.count > 1 || !reloadedSections.isEmpty
    tableView.follow(refreshingSectionViews: asksAnew) { [self] path in
      let item = former[path.section][path.row]
      guard !reloaded.contains(item), let new = indexPath(for: item),
        !reloadedSections.contains(current.sectionIdentifiers[new.section])
      else { return nil }
      return new
    }
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    if !reconfigured.isEmpty {
      tableView.reconfigureRows(at: reconfigured.compactMap(indexPath(for:)))
    }
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot.unmarked
    rows = snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
    places = Self.places(of: current)
  }

  private static func places(of snapshot: Snapshot) -> [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    places.reserveCapacity(snapshot.numberOfItems)
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
    return places
  }

  // MARK: Identifiers

  /// The section at a place; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The place of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The item of a row; nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, rows.indices.contains(indexPath.section),
      rows[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return rows[indexPath.section][indexPath.row]
  }

  /// The row of an item; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    places[itemIdentifier]
  }

  // MARK: What the table asks, overridable as in UIKit

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  /// The cell for a row, from the cell provider.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("The diffable data source has no item at \(indexPath).")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      fatalError("The cell provider of the diffable data source returned nil for \(indexPath).")
    }
    return cell
  }

  /// The title above a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The title below a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
