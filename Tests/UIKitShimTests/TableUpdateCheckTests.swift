import Testing

@testable @_spi(Headless) import UIKitShim

@Suite struct `An update of a table` {
  private func problem(
    _ update: TableUpdate, from before: [Int], to after: [Int]
  ) -> String? {
    update.problem(before: RowMap(counts: before), after: RowMap(counts: after))
  }

  @Test func `is fine when the rows add up`() {
    let update = TableUpdate(
      deletedRows: [row(0)], insertedRows: [row(0), row(1)], reloadedRows: [row(2)])
    #expect(problem(update, from: [3], to: [4]) == nil)
    #expect(problem(update, from: [3], to: [3]) != nil)
  }

  @Test func `is invalid when rows came that were not inserted`() {
    #expect(
      problem(TableUpdate(), from: [3], to: [4]) == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (4) must be equal to the number of rows contained in \
        that section before the update (3), plus or minus the number of rows inserted or deleted \
        from that section (0 inserted, 0 deleted).
        """)
  }

  @Test func `is invalid when sections came that were not inserted`() throws {
    let text = try #require(problem(TableUpdate(), from: [3], to: [3, 1]))
    #expect(text.hasPrefix("Invalid update: invalid number of sections."))
    #expect(problem(TableUpdate(insertedSections: [1]), from: [3], to: [3, 1]) == nil)
  }

  @Test func `cannot touch rows or sections that are not there`() {
    #expect(
      problem(TableUpdate(deletedRows: [row(3)]), from: [3], to: [2]) == """
        attempt to delete row 3 from section 0 which only contains 3 rows before the update
        """)
    #expect(
      problem(TableUpdate(insertedRows: [row(4)]), from: [3], to: [4]) == """
        attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the \
        update
        """)
    #expect(
      problem(TableUpdate(deletedSections: [1]), from: [3], to: [3]) == """
        attempt to delete section 1, but there are only 1 sections before the update
        """)
    #expect(
      problem(TableUpdate(insertedSections: [1]), from: [3], to: [3]) == """
        attempt to insert section 1 but there are only 1 sections after the update
        """)
  }

  @Test func `cannot touch a row twice, except to reload it`() {
    let twice = TableUpdate(deletedRows: [row(1), row(1)])
    #expect(problem(twice, from: [3], to: [1])?.contains("delete row 1") == true)
    let both = TableUpdate(deletedRows: [row(1)], reloadedRows: [row(1)])
    #expect(problem(both, from: [3], to: [2])?.contains("delete and reload") == true)
    let inserts = TableUpdate(insertedRows: [row(1), row(1)])
    #expect(problem(inserts, from: [3], to: [5])?.contains("insert row 1") == true)
    let reloads = TableUpdate(reloadedRows: [row(1), row(1)])
    #expect(problem(reloads, from: [3], to: [3]) == nil)
  }

  @Test func `ends the process when it is invalid`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource(count: 3)
        let table = source.makeTable()
        _ = Screen(showing: table)
        source.rows.append("new")
        table.deleteRows(at: [row(0)], with: .automatic)
      }
    }
    #expect(result.mentions("Invalid update: invalid number of rows in section 0."))
  }

  @Test func `ends the process when the rows were never counted before they changed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource(count: 3)
        let table = source.makeTable()
        source.rows.append("new")
        table.insertRows(at: [row(3)], with: .automatic)
      }
    }
    #expect(result.mentions("before the update (4)"))
  }
}
