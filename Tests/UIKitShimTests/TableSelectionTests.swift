import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A row that is tapped` {
  let source = RowSource(count: 8)
  let table: UITableView
  let screen: Screen

  init() {
    table = source.makeTable()
    screen = Screen(showing: table)
    source.log = []
  }

  @Test func `is selected, and its delegate asked and told`() {
    #expect(table.simulateTap(at: row(2)))
    #expect(source.log == ["will select 2", "selected 2"])
    #expect(table.indexPathForSelectedRow == row(2))
    #expect(table.cellForRow(at: row(2))?.isSelected == true)
    #expect(table.cellForRow(at: row(2))?.isHighlighted == false)
  }

  @Test func `takes the selection from another`() {
    table.simulateTap(at: row(2))
    source.log = []
    table.simulateTap(at: row(3))
    #expect(source.log == ["will select 3", "deselected 2", "selected 3"])
    #expect(table.indexPathsForSelectedRows == [row(3)])
    #expect(table.cellForRow(at: row(2))?.isSelected == false)
  }

  @Test func `again is selected again`() {
    table.simulateTap(at: row(2))
    source.log = []
    table.simulateTap(at: row(2))
    #expect(source.log == ["will select 2", "selected 2"])
  }

  @Test func `is deselected by a second tap where several can be selected`() {
    table.allowsMultipleSelection = true
    table.simulateTap(at: row(2))
    table.simulateTap(at: row(3))
    #expect(table.indexPathsForSelectedRows == [row(2), row(3)])
    table.simulateTap(at: row(2))
    #expect(source.log.last == "deselected 2")
    #expect(table.indexPathsForSelectedRows == [row(3)])
  }

  @Test func `does nothing where rows cannot be selected or highlighted`() {
    table.allowsSelection = false
    table.simulateTap(at: row(2))
    table.allowsSelection = true
    source.highlightable = false
    table.simulateTap(at: row(2))
    #expect(source.log.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `selects what its delegate says instead`() {
    source.willSelect = { _ in row(5) }
    table.simulateTap(at: row(2))
    #expect(table.indexPathForSelectedRow == row(5))
    source.willSelect = { _ in nil }
    table.simulateTap(at: row(0))
    #expect(table.indexPathForSelectedRow == row(5))
  }

  @Test func `must be on the screen`() {
    #expect(!table.simulateTap(at: row(6)))
    table.isHidden = true
    #expect(!table.simulateTap(at: row(2)))
    #expect(source.log.isEmpty)
  }

  @Test func `is not asked about when code selects it`() {
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [row(2)])
    table.deselectRow(at: row(2), animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(source.log.isEmpty)
  }
}
