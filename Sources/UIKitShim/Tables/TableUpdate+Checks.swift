extension TableUpdate {
  /// What is wrong with the update for the rows before and after it, in UIKit's words.
  func problem(before: RowMap, after: RowMap) -> String? {
    rowRangeProblem(before: before, after: after)
      ?? sectionRangeProblem(before: before, after: after)
      ?? sectionCountProblem(before: before, after: after)
      ?? rowCountProblem(before: before, after: after)
  }

  private func rowRangeProblem(before: RowMap, after: RowMap) -> String? {
    for path in deletedRows + reloadedRows where before.ordinal(of: path) == nil {
      return """
        attempt to delete row \(path.row) from section \(path.section) which only contains \
        \(before.count(in: path.section)) rows before the update
        """
    }
    for path in insertedRows where after.ordinal(of: path) == nil {
      return """
        attempt to insert row \(path.row) into section \(path.section), but there are only \
        \(after.count(in: path.section)) rows in section \(path.section) after the update
        """
    }
    if let path = repeated(in: deletedRows + Set(reloadedRows)) {
      return """
        attempt to delete row \(path.row) of section \(path.section) twice, or to delete and \
        reload it
        """
    }
    if let path = repeated(in: insertedRows) {
      return "attempt to insert row \(path.row) of section \(path.section) twice"
    }
    return nil
  }

  private func sectionRangeProblem(before: RowMap, after: RowMap) -> String? {
    let (old, new) = (before.counts.count, after.counts.count)
    for section in deletedSections.union(reloadedSections) where section >= old {
      return """
        attempt to delete section \(section), but there are only \(old) sections before the update
        """
    }
    for section in insertedSections where section >= new {
      return """
        attempt to insert section \(section) but there are only \(new) sections after the update
        """
    }
    return nil
  }

  private func sectionCountProblem(before: RowMap, after: RowMap) -> String? {
    let (old, new) = (before.counts.count, after.counts.count)
    guard new != old + insertedSections.count - deletedSections.count else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (\(new)) must be equal to the number of sections contained in the \
      table view before the update (\(old)), plus or minus the number of sections inserted or \
      deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
      """
  }

  private func rowCountProblem(before: RowMap, after: RowMap) -> String? {
    let replaced = deletedSections.union(reloadedSections)
    for section in before.counts.indices where !replaced.contains(section) {
      let newSection = self.section(after: section)
      let inserted = insertedRows.count { $0.section == newSection }
      let deleted = deletedRows.count { $0.section == section }
      let (old, new) = (before.counts[section], after.counts[newSection])
      guard new != old + inserted - deleted else { continue }
      return """
        Invalid update: invalid number of rows in section \(newSection). The number of rows \
        contained in an existing section after the update (\(new)) must be equal to the number of \
        rows contained in that section before the update (\(old)), plus or minus the number of \
        rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted).
        """
    }
    return nil
  }

  private func repeated(in paths: [IndexPath]) -> IndexPath? {
    var seen: Set<IndexPath> = []
    return paths.first { !seen.insert($0).inserted }
  }
}
