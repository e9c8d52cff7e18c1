@_spi(Headless) import UIKitShim

/// Fills a table with texts and writes down what the table asks and tells.
@MainActor final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var headers: [Int: String] = [:]
  var configure: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }
  var onDisplay: (UITableView, IndexPath) -> Void = { _, _ in }

  init(_ rows: [String]) { sections = [rows] }

  convenience init(count: Int) { self.init((0..<count).map { "row \($0)" }) }

  var rows: [String] {
    get { sections[0] }
    set { sections[0] = newValue }
  }

  func makeTable() -> UITableView {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    return table
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { headers[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("display \(indexPath.row)")
    onDisplay(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("end \(indexPath.row)") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

extension UITableView {
  /// The texts on the screen, in order.
  var texts: [String?] { visibleRows.map { $0.cell.textLabel?.text } }
}
