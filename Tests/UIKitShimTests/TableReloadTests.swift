import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A table that is reloaded` {
  let source = RowSource(count: 8)
  let table: UITableView
  let screen: Screen

  init() {
    table = source.makeTable()
    screen = Screen(showing: table)
    source.log = []
  }

  @Test func `asks for its visible rows in the next layout pass, from the pool`() {
    let cells = Set(table.visibleCells)
    source.rows = source.rows.map { "new " + $0 }
    table.reloadData()
    #expect(source.log.isEmpty)
    #expect(table.texts.first == "row 0")
    #expect(screen.window.performLayoutPass())
    #expect(
      source.log == (0..<6).map { "end \($0)" }
        + (0..<6).flatMap { ["cell \($0)", "display \($0)"] })
    #expect(table.texts.first == "new row 0")
    #expect(Set(table.visibleCells) == cells)
    #expect(!screen.window.performLayoutPass())
  }

  @Test func `asks once, however often it is reloaded before the pass`() {
    table.reloadData()
    table.reloadData()
    screen.settle()
    #expect(source.log.filter { $0.hasPrefix("cell") }.count == 6)
  }

  @Test func `counts its rows at once`() {
    source.rows.removeLast()
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 7)
  }

  @Test func `keeps its place, and moves up when rows below are gone`() {
    table.simulateScroll(to: row(7))
    table.reloadData()
    screen.settle()
    #expect(table.texts.first == "row 2")
    source.rows.removeLast(2)
    table.reloadData()
    screen.settle()
    #expect(table.texts == (0..<6).map { "row \($0)" })
    source.rows.removeLast(4)
    table.reloadData()
    screen.settle()
    #expect(table.texts == ["row 0", "row 1"])
    #expect(table.contentOffset.y == 0)
  }

  @Test func `forgets what was selected`() {
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    screen.settle()
    #expect(!table.visibleCells.contains { $0.isSelected })
  }

  @Test func `does not wait for the pass when asked what is visible`() {
    source.rows = ["only"]
    table.reloadData()
    #expect(table.visibleCells.count == 1)
    #expect(table.indexPathsForVisibleRows == [row(0)])
  }

  @Test func `from a row that is displayed starts over in the next pass`() {
    source.onDisplay = { [source] table, path in
      guard path.row == 2, source.rows.count == 8 else { return }
      source.rows = ["a", "b"]
      table.reloadData()
    }
    table.reloadData()
    screen.window.performLayoutPass()
    #expect(source.log.suffix(2) == ["cell 2", "display 2"])
    screen.settle()
    #expect(table.texts == ["a", "b"])
  }

  @Test func `says which rows left by the paths they had`() {
    source.sections = [["a", "b"], ["c"]]
    table.reloadData()
    screen.settle()
    source.log = []
    source.sections = [["d"]]
    table.reloadData()
    screen.settle()
    #expect(source.log == ["end 0", "end 1", "end 1.0", "cell 0", "display 0"])
  }

  @Test func `when hidden asks for its rows all the same`() {
    table.isHidden = true
    table.reloadData()
    screen.settle()
    #expect(source.log.count == 18)
  }

  @Test func `off the screen waits until it is back`() {
    let parent = table.superview
    table.removeFromSuperview()
    source.rows = ["new"]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.log.isEmpty)
    parent?.addSubview(table)
    screen.settle()
    #expect(table.texts == ["new"])
  }

  @Test func `is told so by another data source`() {
    let other = RowSource(["other"])
    table.dataSource = other
    screen.settle()
    #expect(table.texts == ["other"])
    table.dataSource = nil
    screen.settle()
    #expect(table.texts.isEmpty)
    #expect(table.numberOfSections == 0)
  }

  @Test func `knows which cell is whose row`() throws {
    let cell = try #require(table.cellForRow(at: row(3)))
    #expect(table.indexPath(for: cell) == row(3))
    #expect(table.cellForRow(at: row(6)) == nil)
    #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
    #expect(table.indexPathsForVisibleRows == (0..<6).map { row($0) })
  }
}
