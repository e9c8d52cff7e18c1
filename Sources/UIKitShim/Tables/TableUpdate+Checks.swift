extension TableUpdate {
  /// Ends the process as UIKit does if the rows before and after do not fit the update.
  func check(before: RowMap, after: RowMap) {
    if let problem = problem(before: before, after: after) { fatalError(problem) }
  }

  /// What is wrong with the update, in UIKit's words.
  func problem(before: RowMap, after: RowMap) -> String? {
    rangeProblem(before: before, after: after)
      ?? sectionProblem(before: before, after: after)
      ?? rowProblem(before: before, after: after)
  }

  private func rangeProblem(before: RowMap, after: RowMap) -> String? {
    for path in deletedRows + reloadedRows where before.ordinal(of: path) == nil {
      return "attempt to delete row \(path.row) from section \(path.section) which only contains "
        + "\(count(in: path.section, of: before)) rows before the update"
    }
    for path in insertedRows where after.ordinal(of: path) == nil {
      return "attempt to insert row \(path.row) into section \(path.section), but there are only "
        + "\(count(in: path.section, of: after)) rows in section \(path.section) after the update"
    }
    if let path = duplicate(in: deletedRows + reloadedRows) {
      return
        "attempt to perform a delete and a reload, or two deletes, of the same index path (\(path))"
    }
    if let path = duplicate(in: insertedRows) {
      return "attempt to perform multiple inserts of the same index path (\(path))"
    }
    for section in deletedSections.union(reloadedSections) where section >= before.counts.count {
      return
        "attempt to delete section \(section), but there are only \(before.counts.count) sections before the update"
    }
    for section in insertedSections where section >= after.counts.count {
      return
        "attempt to insert section \(section) but there are only \(after.counts.count) sections after the update"
    }
    return nil
  }

  private func sectionProblem(before: RowMap, after: RowMap) -> String? {
    let expected = before.counts.count + insertedSections.count - deletedSections.count
    guard after.counts.count != expected else { return nil }
    return
      "Invalid update: invalid number of sections. The number of sections contained in the table view "
      + "after the update (\(after.counts.count)) must be equal to the number of sections contained in the "
      + "table view before the update (\(before.counts.count)), plus or minus the number of sections inserted "
      + "or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
  }

  private func rowProblem(before: RowMap, after: RowMap) -> String? {
    for section in before.counts.indices
    where !deletedSections.contains(section) && !reloadedSections.contains(section) {
      let newSection = self.section(after: section)
      let inserted = insertedRows.count { $0.section == newSection }
      let deleted = deletedRows.count { $0.section == section }
      let old = before.counts[section]
      let new = after.counts[newSection]
      guard new != old + inserted - deleted else { continue }
      return
        "Invalid update: invalid number of rows in section \(newSection). The number of rows contained in "
        + "an existing section after the update (\(new)) must be equal to the number of rows contained in that "
        + "section before the update (\(old)), plus or minus the number of rows inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted)."
    }
    return nil
  }

  private func count(in section: Int, of map: RowMap) -> Int {
    map.counts.indices.contains(section) ? map.counts[section] : 0
  }

  private func duplicate(in paths: [IndexPath]) -> IndexPath? {
    var seen: Set<IndexPath> = []
    return paths.first { !seen.insert($0).inserted }
  }
}
