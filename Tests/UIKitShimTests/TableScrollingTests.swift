import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A table that is scrolled` {
  let source = RowSource(count: 20)
  let table: UITableView
  let screen: Screen

  init() {
    table = source.makeTable()
    screen = Screen(showing: table)
  }

  @Test func `shows six rows, each asked for and then displayed`() {
    #expect(table.texts == ["row 0", "row 1", "row 2", "row 3", "row 4", "row 5"])
    #expect(source.log == (0..<6).flatMap { ["cell \($0)", "display \($0)"] })
  }

  @Test func `by a finger passes row by row, the entering row before the leaving one`() {
    source.log = []
    #expect(table.simulateScroll(to: row(7)))
    #expect(
      source.takeLog() == [
        "scroll", "cell 6", "display 6", "end 0", "scroll", "cell 7", "display 7", "end 1",
      ])
    #expect(table.simulateScroll(to: row(1)))
    #expect(source.takeLog() == ["scroll", "cell 1", "display 1", "end 7"])
    #expect(table.texts.first == "row 1")
  }

  @Test func `by a finger to a row on the screen stays where it is`() {
    source.log = []
    #expect(table.simulateScroll(to: row(5)))
    #expect(source.log.isEmpty)
  }

  @Test func `by a finger tells its delegate when the finger moves and rests`() {
    let watcher = ScrollWatcher()
    table.delegate = watcher
    table.simulateScroll(to: row(6))
    #expect(watcher.log == ["begin", "scroll", "end, goes on", "rests"])
  }

  @Test func `by a finger comes to rows that are inserted on the way`() {
    source.onDisplay = { [source] table, path in
      guard path.row == 18, source.rows.count == 20 else { return }
      source.rows += ["new 0", "new 1"]
      table.insertRows(at: [row(20), row(21)], with: .automatic)
    }
    #expect(table.simulateScroll(to: row(19)))
    #expect(table.simulateScroll(to: row(21)))
    #expect(table.texts.last == "new 1")
  }

  @Test func `by a finger shows what a reload on the way brings`() {
    source.onDisplay = { [source] table, path in
      guard path.row == 8, source.rows[0] == "row 0" else { return }
      source.rows = (0..<10).map { "new \($0)" }
      table.reloadData()
    }
    #expect(table.simulateScroll(to: row(9)))
    #expect(table.texts == (4..<10).map { "new \($0)" })
  }

  @Test func `by a finger never comes to a row that is not there`() {
    source.log = []
    #expect(!table.simulateScroll(to: row(20)))
    table.isScrollEnabled = false
    #expect(!table.simulateScroll(to: row(19)))
    table.isScrollEnabled = true
    table.isHidden = true
    #expect(!table.simulateScroll(to: row(19)))
    #expect(source.log.isEmpty)
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 10), (.middle, 7), (.bottom, 5), (.none, 5),
  ])
  func `jumps to a row in the next layout pass`(
    position: UITableView.ScrollPosition, first: Int
  ) {
    source.log = []
    table.scrollToRow(at: row(10), at: position, animated: false)
    #expect(source.takeLog() == ["scroll"])
    screen.settle()
    #expect(table.texts == (first..<first + 6).map { "row \($0)" })
  }

  @Test func `jumps without asking for the rows between, and keeps the cells of rows that stay`() {
    let fifth = table.cellForRow(at: row(5))
    table.scrollToRow(at: row(4), at: .top, animated: false)
    source.log = []
    screen.settle()
    #expect(table.cellForRow(at: row(5)) === fifth)
    #expect(
      source.log == ["end 0", "end 1", "end 2", "end 3"]
        + (6..<10).flatMap { ["cell \($0)", "display \($0)"] })
  }

  @Test func `with an animation shows every row on the way`() {
    source.log = []
    table.scrollToRow(at: row(7), at: .bottom, animated: true)
    #expect(source.log.isEmpty)
    screen.settle()
    #expect(source.log.filter { $0.hasPrefix("display") } == ["display 6", "display 7"])
    #expect(table.contentOffset.y == 88)
  }

  @Test func `to an offset with an animation shows every row on the way`() {
    source.log = []
    table.setContentOffset(CGPoint(x: 0, y: 88), animated: true)
    screen.settle()
    #expect(source.log.filter { $0.hasPrefix("display") } == ["display 6", "display 7"])
  }

  @Test func `knows its offset and its size in points`() {
    #expect(table.contentSize.height == 880)
    #expect(table.frame.height == 264)
    table.contentOffset = CGPoint(x: 0, y: 440)
    screen.settle()
    #expect(table.texts.first == "row 10")
    table.setContentOffset(.zero, animated: false)
    screen.settle()
    #expect(table.texts.first == "row 0")
  }

  @Test func `does not go beyond its ends`() {
    table.contentOffset.y = 5_000
    #expect(table.contentOffset.y == 616)
    table.contentOffset.y = -100
    #expect(table.contentOffset.y == 0)
  }

  @Test func `cannot be scrolled by code to a row that is not there`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource(count: 3)
        source.makeTable().scrollToRow(at: row(3), at: .top, animated: false)
      }
    }
    #expect(result.mentions("Attempted to scroll the table view to an out-of-range row"))
  }
}

private final class ScrollWatcher: NSObject, UITableViewDelegate {
  var log: [String] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.append(scrollView.isDragging ? "begin" : "begin without a finger")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append(decelerate ? "end, goes on" : "end")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rests") }
}
