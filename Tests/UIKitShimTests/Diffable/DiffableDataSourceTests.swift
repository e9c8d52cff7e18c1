import Testing
@_spi(Headless) import UIKitShim

/// An item that is the same as long as its number is, whatever its text.
private struct Item: Hashable {
  let number: Int
  var text: String

  static func == (one: Self, other: Self) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@MainActor @Suite struct `A diffable data source` {
  private typealias Source = UITableViewDiffableDataSource<String, Item>

  private let table = UITableView()
  private let source: Source
  private let log = Log()
  private let screen: Screen

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let log = log
    source = Source(tableView: table) { table, path, item in
      log.lines.append("cell \(item.number)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item.text
      return cell
    }
    screen = Screen(showing: table)
  }

  private func apply(
    _ items: [Item], change: (inout NSDiffableDataSourceSnapshot<String, Item>) -> Void = { _ in }
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
    snapshot.appendSections(["main"])
    snapshot.appendItems(items)
    change(&snapshot)
    source.apply(snapshot, animatingDifferences: false)
    screen.settle()
  }

  private func items(_ numbers: Int...) -> [Item] {
    numbers.map { Item(number: $0, text: "\($0)") }
  }

  @Test func `fills the table and tells which item is where`() {
    #expect(table.dataSource === source)
    apply(items(1, 2, 3))
    #expect(table.texts == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: row(1))?.number == 2)
    #expect(source.itemIdentifier(for: row(3)) == nil)
    #expect(source.indexPath(for: Item(number: 3, text: "")) == row(2))
    #expect(source.sectionIdentifier(for: 0) == "main")
    #expect(source.sectionIdentifier(for: 1) == nil)
    #expect(source.index(for: "main") == 0)
    #expect(source.snapshot().itemIdentifiers == items(1, 2, 3))
  }

  @Test func `asks only for cells of items that are new`() {
    apply(items(1, 2, 3))
    let second = table.cellForRow(at: row(1))
    log.lines = []
    apply(items(4, 2, 1))
    #expect(log.lines == ["cell 4"])
    #expect(table.texts == ["4", "2", "1"])
    #expect(table.cellForRow(at: row(1)) === second)
  }

  @Test func `leaves an item's cell as it is although its content changed`() {
    apply(items(1, 2))
    apply([Item(number: 1, text: "new"), Item(number: 2, text: "2")])
    #expect(table.texts == ["1", "2"])
    #expect(source.itemIdentifier(for: row(0))?.text == "new")
  }

  @Test func `fills a cell anew that is reconfigured, and replaces one that is reloaded`() {
    apply(items(1, 2))
    let cells = table.visibleCells
    let changed = [Item(number: 1, text: "one"), Item(number: 2, text: "two")]
    apply(changed) { snapshot in
      snapshot.reconfigureItems([changed[0]])
      snapshot.reloadItems([changed[1]])
    }
    #expect(table.texts == ["one", "two"])
    #expect(table.cellForRow(at: row(0)) === cells[0])
    #expect(table.cellForRow(at: row(1)) !== cells[1])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    log.lines = []
    apply(changed)
    #expect(log.lines == [])
  }

  @Test func `keeps a selected row selected where it goes`() {
    apply(items(1, 2, 3))
    table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    apply(items(3, 2, 1))
    #expect(table.indexPathForSelectedRow == row(2))
    #expect(table.cellForRow(at: row(2))?.isSelected == true)
  }

  @Test func `asks for every cell when it is to reload`() {
    apply(items(1, 2))
    log.lines = []
    source.applySnapshotUsingReloadData(source.snapshot())
    screen.settle()
    #expect(log.lines == ["cell 1", "cell 2"])
  }

  @Test func `completes, also for those who wait`() async {
    apply(items(1))
    var snapshot = source.snapshot()
    snapshot.appendItems(items(2))
    var isDone = false
    source.apply(snapshot, animatingDifferences: true) { isDone = true }
    #expect(isDone)
    snapshot.appendItems(items(3))
    await source.apply(snapshot, animatingDifferences: true)
    #expect(table.texts == ["1", "2", "3"])
  }

  @Test func `takes thousands of rows in one go`() {
    let all = (0..<10_000).map { Item(number: $0, text: "\($0)") }
    apply(all)
    apply(all.reversed())
    #expect(table.texts.first == "9999")
    #expect(source.indexPath(for: all[0]) == row(9_999))
  }

  @Test func `can be a subclass with titles of its own`() {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { sectionIdentifier(for: section) }
    }
    let table = UITableView()
    let titled = Titled(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Today"])
    snapshot.appendItems([1])
    titled.apply(snapshot)
    _ = Screen(showing: table)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Today")
  }
}
