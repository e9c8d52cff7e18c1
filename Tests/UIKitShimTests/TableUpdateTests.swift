import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A table that is updated` {
  let source = RowSource(count: 8)
  let table: UITableView
  let screen: Screen

  init() {
    table = source.makeTable()
    screen = Screen(showing: table)
    source.log = []
  }

  @Test func `asks for inserted rows at once and keeps the cells of the others`() {
    let cells = table.visibleCells
    source.rows.insert("new", at: 1)
    table.insertRows(at: [row(1)], with: .automatic)
    #expect(source.log == ["cell 1", "display 1", "end 5"])
    #expect(table.texts == ["row 0", "new", "row 1", "row 2", "row 3", "row 4"])
    #expect(table.visibleCells[0] === cells[0])
    #expect(table.visibleCells[2] === cells[1])
  }

  @Test func `moves up what follows deleted rows`() {
    let cells = table.visibleCells
    source.rows.removeSubrange(1...2)
    table.deleteRows(at: [row(1), row(2)], with: .fade)
    #expect(source.log == ["cell 4", "display 4", "cell 5", "display 5", "end 1", "end 2"])
    #expect(table.texts == ["row 0", "row 3", "row 4", "row 5", "row 6", "row 7"])
    #expect(table.visibleCells[1] === cells[3])
  }

  @Test func `asks for reloaded rows anew, with other cells`() {
    let former = table.cellForRow(at: row(2))
    source.rows[2] = "changed"
    table.reloadRows(at: [row(2)], with: .none)
    #expect(source.log == ["cell 2", "display 2", "end 2"])
    #expect(table.texts[2] == "changed")
    #expect(table.cellForRow(at: row(2)) !== former)
  }

  @Test func `takes deletions by the old numbers and insertions by the new`() {
    source.rows = ["row 0", "a", "row 3", "b", "row 4", "row 5", "row 6", "row 7"]
    var completed = false
    table.performBatchUpdates {
      table.insertRows(at: [row(3), row(1)], with: .automatic)
      table.deleteRows(at: [row(1), row(2)], with: .automatic)
    } completion: {
      completed = $0
    }
    #expect(completed)
    #expect(table.texts == ["row 0", "a", "row 3", "b", "row 4", "row 5"])
  }

  @Test func `keeps cells and selection with their rows`() {
    table.selectRow(at: row(4), animated: false, scrollPosition: .none)
    source.rows.insert("new", at: 0)
    table.insertRows(at: [row(0)], with: .automatic)
    #expect(table.indexPathForSelectedRow == row(5))
    #expect(table.cellForRow(at: row(5))?.isSelected == true)
    source.rows.remove(at: 5)
    table.deleteRows(at: [row(5)], with: .automatic)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `moves up when too few rows are left below`() {
    table.simulateScroll(to: row(7))
    source.rows.removeFirst(3)
    table.deleteRows(at: [row(0), row(1), row(2)], with: .automatic)
    #expect(table.texts == (3..<8).map { "row \($0)" })
    #expect(table.contentOffset.y == 0)
  }

  @Test func `inserts, deletes and reloads whole sections`() {
    source.sections = [["new"], source.rows]
    table.insertSections([0], with: .automatic)
    #expect(table.texts.prefix(2) == ["new", "row 0"])
    source.sections[1] = ["short"]
    table.reloadSections([1], with: .automatic)
    #expect(table.texts == ["new", "short"])
    source.sections.removeFirst()
    table.deleteSections([0], with: .automatic)
    #expect(table.texts == ["short"])
  }

  @Test func `right after a reload asks for everything anew`() {
    source.rows = ["a"]
    table.reloadData()
    source.rows.append("b")
    table.insertRows(at: [row(1)], with: .automatic)
    screen.settle()
    #expect(table.texts == ["a", "b"])
  }

  @Test func `from a row that is displayed goes on with the rows as they are then`() {
    source.onDisplay = { [source] table, path in
      guard path.row == 7, source.rows.count == 8 else { return }
      source.rows.insert("new", at: 7)
      table.insertRows(at: [row(7)], with: .automatic)
    }
    #expect(table.simulateScroll(to: row(7)))
    screen.settle()
    #expect(table.texts == ["row 2", "row 3", "row 4", "row 5", "row 6", "new"])
  }

  @Test func `while it asks for a row asks again for what stands there then`() {
    source.onAsk = { [source] table, path in
      guard path.row == 6, source.rows.count == 8 else { return }
      source.rows.insert("new", at: 6)
      table.insertRows(at: [row(6)], with: .automatic)
    }
    table.simulateScroll(to: row(6))
    #expect(table.texts.last == "new")
    #expect(source.log.filter { $0 == "display 6" }.count == 1)
  }

  @Test func `off the screen takes updates and asks for nothing`() {
    let parent = table.superview
    table.removeFromSuperview()
    source.rows.insert("new", at: 0)
    table.insertRows(at: [row(0)], with: .automatic)
    #expect(source.log.filter { $0.hasPrefix("cell") }.isEmpty)
    parent?.addSubview(table)
    screen.settle()
    #expect(table.texts.first == "new")
  }
}
