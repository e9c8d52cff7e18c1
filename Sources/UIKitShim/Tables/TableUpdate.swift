/// Rows and sections that come and go together.
///
/// What is deleted or reloaded is numbered as before, what is inserted as after the update.
struct TableUpdate {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Where a row is after the update; nil if it is gone or reloaded.
  func path(after path: IndexPath) -> IndexPath? {
    let section = path.section
    guard !deletedSections.contains(section), !reloadedSections.contains(section),
      !deletedRows.contains(path), !reloadedRows.contains(path)
    else { return nil }
    let newSection = self.section(after: section)
    let gone = deletedRows.count { $0.section == section && $0.row < path.row }
    var row = path.row - gone
    for inserted in insertedRows.filter({ $0.section == newSection }).map(\.row).sorted()
    where inserted <= row {
      row += 1
    }
    return IndexPath(row: row, section: newSection)
  }

  /// Where a section that stays is after the update.
  func section(after section: Int) -> Int {
    var moved = section - deletedSections.count(in: 0..<section)
    for inserted in insertedSections where inserted <= moved { moved += 1 }
    return moved
  }
}
