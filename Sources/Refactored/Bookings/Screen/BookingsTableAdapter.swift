import UIKitShim

/// Feeds a table with bookings and tells which of them is tapped. A row is its booking's id, so that a
/// booking whose status changes stays the same row.
@MainActor
final class BookingsTableAdapter: NSObject, UITableViewDelegate {
  var onRowTapped: (@MainActor (Booking.ID) -> Void)?

  private let formatter: BookingFormatter
  private let cellIdentifier = "BookingCell"
  private var dataSource: UITableViewDiffableDataSource<Int, Booking.ID>?
  private var bookings: [Booking.ID: Booking] = [:]

  init(formatter: BookingFormatter) {
    self.formatter = formatter
  }

  func attach(to tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    tableView.delegate = self
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] tableView, indexPath, id in self?.cell(for: id, in: tableView, at: indexPath)
    }
  }

  func show(_ shown: [Booking]) {
    let before = bookings
    bookings = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })

    var snapshot = NSDiffableDataSourceSnapshot<Int, Booking.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    snapshot.reconfigureItems(
      shown.filter { before[$0.id] != nil && before[$0.id] != $0 }.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
    onRowTapped?(id)
  }

  private func cell(
    for id: Booking.ID, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell? {
    guard let booking = bookings[id] else { return nil }
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    let row = formatter.row(for: booking)
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.secondaryText = row.details
    content.secondaryTextProperties.color = .color(for: row.tone)
    cell.contentConfiguration = content
    return cell
  }
}
