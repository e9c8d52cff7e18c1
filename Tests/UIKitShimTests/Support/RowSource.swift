@_spi(Headless) import UIKitShim

/// Fills a table with texts and writes down what the table asks and tells.
@MainActor final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var log: [String] = []
  var configure: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }
  var onDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
  var onAsk: (UITableView, IndexPath) -> Void = { _, _ in }
  var highlightable = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }

  init(sections: [[String]]) { self.sections = sections }

  convenience init(_ rows: [String]) { self.init(sections: [rows]) }

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

  /// A path's row, with the section in front where it is not the first.
  private func name(_ path: IndexPath) -> String {
    (path.section == 0 ? "" : "\(path.section).") + "\(path.row)"
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell " + name(indexPath))
    onAsk(tableView, indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("display " + name(indexPath))
    onDisplay(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("end " + name(indexPath)) }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    highlightable
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will select " + name(indexPath))
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected " + name(indexPath))
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselected " + name(indexPath))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

extension UITableView {
  /// The texts on the screen, in order.
  var texts: [String?] { numberedCells.map { $0.cell.textLabel?.text } }
}

/// The path of a row of the first section.
func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
