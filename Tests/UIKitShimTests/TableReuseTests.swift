import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A table's cells` {
  @Test func `come back from the pool with the content they had`() {
    let source = RowSource(count: 20)
    source.configure = { cell, text in
      if cell.textLabel?.text == nil { cell.textLabel?.text = "first for " + text }
    }
    let table = source.makeTable()
    let screen = Screen(showing: table)
    table.simulateScroll(to: row(7))
    #expect(table.texts.suffix(2) == ["first for row 6", "first for row 0"])
    _ = screen
  }

  @Test func `are prepared when they come back and not before`() {
    let source = RowSource(count: 8)
    let table = source.makeTable()
    table.register(PreparingCell.self, forCellReuseIdentifier: "cell")
    let screen = Screen(showing: table)
    let first = table.cellForRow(at: row(0)) as? PreparingCell
    table.simulateScroll(to: row(6))
    #expect(first?.preparations == 0)
    #expect(first?.superview == nil)
    table.simulateScroll(to: row(7))
    #expect(first?.preparations == 1)
    #expect(table.cellForRow(at: row(7)) === first)
    _ = screen
  }

  @Test func `are no more than a screenful and one, however far it scrolls`() {
    let source = RowSource(count: 100)
    let table = source.makeTable()
    let screen = Screen(showing: table)
    var cells: Set<UITableViewCell> = []
    source.configure = { cell, _ in cells.insert(cell) }
    table.simulateScroll(to: row(99))
    table.simulateScroll(to: row(0))
    #expect(cells.count == 7)
    _ = screen
  }

  @Test func `come back under their own identifier, the last that left first`() {
    let source = RowSource(count: 12)
    let table = source.makeTable()
    let screen = Screen(showing: table)
    let cells = table.visibleCells
    table.scrollToRow(at: row(11), at: .bottom, animated: false)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    screen.settle()
    #expect(table.visibleCells == cells.reversed())
  }

  @Test func `are laid out when they come on the screen`() {
    let source = RowSource(count: 8)
    let table = source.makeTable()
    table.register(PreparingCell.self, forCellReuseIdentifier: "cell")
    let screen = Screen(showing: table)
    #expect((table.cellForRow(at: row(5)) as? PreparingCell)?.layouts == 1)
    table.simulateScroll(to: row(6))
    screen.settle()
    #expect((table.cellForRow(at: row(6)) as? PreparingCell)?.layouts == 1)
  }

  @Test func `are made of the registered class, else dequeued only from the pool`() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    table.register(PreparingCell.self, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is PreparingCell)
    table.register(nil, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func `are not highlighted or selected when they come back`() {
    let source = RowSource(count: 8)
    let table = source.makeTable()
    let screen = Screen(showing: table)
    let first = table.cellForRow(at: row(0))
    table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    first?.setHighlighted(true, animated: false)
    table.simulateScroll(to: row(7))
    #expect(table.cellForRow(at: row(7)) === first)
    #expect(first?.isSelected == false)
    #expect(first?.isHighlighted == false)
    table.simulateScroll(to: row(0))
    #expect(table.cellForRow(at: row(0))?.isSelected == true)
    _ = screen
  }

  @Test func `cannot be dequeued for an identifier that is not registered`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "Booking", for: row(0))
      }
    }
    #expect(result.mentions("unable to dequeue a cell with identifier Booking"))
  }

  @Test func `cannot be two rows' at once`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = OneCellSource()
        let table = UITableView()
        table.dataSource = source
        _ = Screen(showing: table)
      }
    }
    #expect(result.mentions("returned the same UITableViewCell for two rows"))
  }
}

private final class PreparingCell: UITableViewCell {
  var preparations = 0
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

private final class OneCellSource: NSObject, UITableViewDataSource {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}
