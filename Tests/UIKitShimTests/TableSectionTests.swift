import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A table with sections` {
  let source = RowSource(sections: [["a0", "a1"], [], ["c0", "c1", "c2", "c3", "c4"]])

  private func titles(_ table: UITableView) -> [String?] {
    table.visibleSectionViews.map {
      ($0.header as? UITableViewHeaderFooterView)?.textLabel?.text
    }
  }

  @Test func `shows its rows through all sections`() {
    let table = source.makeTable()
    let screen = Screen(showing: table)
    #expect(table.texts == ["a0", "a1", "c0", "c1", "c2", "c3"])
    #expect(table.indexPathsForVisibleRows?[2] == IndexPath(row: 0, section: 2))
    #expect(table.numberOfSections == 3)
    #expect(table.numberOfRows(inSection: 2) == 5)
    _ = screen
  }

  @Test func `shows the titles of sections on the screen, of empty ones too`() {
    source.headers = [0: "A", 1: "B", 2: "C"]
    let table = source.makeTable()
    let screen = Screen(showing: table)
    #expect(titles(table) == ["A", "B", "C"])
    #expect(table.headerView(forSection: 2)?.textLabel?.text == "C")
    #expect(table.headerView(forSection: 2)?.isVisibleInHierarchy == true)
    source.sections[2] += (5..<10).map { "c\($0)" }
    table.reloadData()
    screen.settle()
    table.simulateScroll(to: IndexPath(row: 9, section: 2))
    #expect(titles(table) == ["C"])
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test func `asks for titles anew when it is reloaded`() {
    source.headers = [0: "A"]
    let table = source.makeTable()
    let screen = Screen(showing: table)
    source.headers = [0: "new"]
    table.reloadData()
    screen.settle()
    #expect(titles(table).first == "new")
  }

  @Test func `has no more sections than it says`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource(count: 1)
        _ = source.makeTable().numberOfRows(inSection: 1)
      }
    }
    #expect(result.mentions("Requested the number of rows for section (1)"))
  }
}
