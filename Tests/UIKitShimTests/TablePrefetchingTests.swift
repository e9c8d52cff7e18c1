import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A table that announces rows` {
  let source = RowSource(count: 14)
  private let prefetcher = Prefetcher()
  let table: UITableView
  let screen: Screen

  init() {
    table = source.makeTable()
    table.prefetchDataSource = prefetcher
    screen = Screen(showing: table)
  }

  @Test func `names the screenful that comes next, each row once`() {
    #expect(prefetcher.log == ["fetch 6 7 8 9 10 11"])
    table.simulateScroll(to: row(7))
    #expect(prefetcher.log == ["fetch 6 7 8 9 10 11", "fetch 12", "fetch 13"])
  }

  @Test func `takes back what is no longer likely`() {
    table.simulateScroll(to: row(8))
    prefetcher.log = []
    table.simulateScroll(to: row(2))
    #expect(prefetcher.log == ["cancel 9 10 11 12 13", "fetch 0 1"])
  }
}

private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  var log: [String] = []

  private func note(_ event: String, _ paths: [IndexPath]) {
    log.append(([event] + paths.map { "\($0.row)" }).joined(separator: " "))
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note("fetch", indexPaths)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note("cancel", indexPaths)
  }
}
