import UIKitShim

/// Feeds a table with reservations and tells which rows come into view.
@MainActor
final class ReservationsTableAdapter: NSObject, UITableViewDataSource, UITableViewDelegate {
  var reservations: [Reservation] = []
  var onRowShown: (@MainActor (Int) -> Void)?

  private let formatter: ReservationFormatter
  private let cellIdentifier = "ReservationCell"

  init(formatter: ReservationFormatter) {
    self.formatter = formatter
  }

  func attach(to tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reservations.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    let row = formatter.row(for: reservations[indexPath.row])
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.secondaryText = row.details
    content.secondaryTextProperties.color = .color(for: row.tone)
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    onRowShown?(indexPath.row)
  }
}
