import UIKitShim

final class BookingsViewController: UIViewController, UITableViewDelegate {
  private let sortControl = UISegmentedControl(items: BookingOrder.allCases.map(\.name))
  private let tableView = UITableView()
  private var dataSource: UITableViewDiffableDataSource<Int, Booking.ID>?

  private let store: any BookingFetching & BookingUpdating
  private let sorter: any BookingSorting
  private let filters: [any BookingFiltering]
  private var bookings: [Booking] = []
  private var shownBookings: [Booking] = []
  private var filterIndex = 0

  init(
    store: any BookingFetching & BookingUpdating, sorter: any BookingSorting,
    filters: [any BookingFiltering]
  ) {
    self.store = store
    self.sorter = sorter
    self.filters = filters
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  // MARK: - Lifecycle

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setupSortControl()
    setupTableView()
    setupLayout()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", primaryAction: UIAction { [weak self] _ in self?.nextFilter() })
    loadBookings()
    showBookings()
  }

  private func setupSortControl() {
    sortControl.selectedSegmentIndex = 0
    sortControl.addAction(
      UIAction { [weak self] _ in
        self?.sortBookings()
        self?.showBookings()
      }, for: .valueChanged)
    sortControl.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sortControl)
  }

  private func setupTableView() {
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "BookingCell")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    dataSource = UITableViewDiffableDataSource<Int, Booking.ID>(tableView: tableView) {
      [weak self] _, indexPath, _ in self?.makeCell(at: indexPath)
    }
  }

  private func setupLayout() {
    NSLayoutConstraint.activate([
      sortControl.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      sortControl.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      sortControl.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      tableView.topAnchor.constraint(equalTo: sortControl.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // MARK: - Bookings

  private func loadBookings() {
    // A store that cannot be read is an empty list; the log says why.
    guard let fetched = try? store.bookings() else { return }
    bookings = fetched.bookings
    sortBookings()
  }

  private func sortBookings() {
    // From the order on screen, so that ties keep it.
    let order = BookingOrder(rawValue: sortControl.selectedSegmentIndex) ?? .date
    bookings = sorter.sorted(bookings, by: order)
  }

  private func nextFilter() {
    filterIndex = (filterIndex + 1) % filters.count
    showBookings()
  }

  private func showBookings(reloading id: Booking.ID? = nil) {
    title = "Bookings: \(filters[filterIndex].name)"
    shownBookings = filters[filterIndex].filtered(bookings)

    var snapshot = NSDiffableDataSourceSnapshot<Int, Booking.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shownBookings.map(\.id))
    snapshot.reloadItems(shownBookings.map(\.id).filter { $0 == id })
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  private func updateStatus(of id: Booking.ID, to status: BookingStatus) {
    guard (try? store.update(id, to: status)) != nil else { return }
    for index in bookings.indices where bookings[index].id == id {
      bookings[index].status = status
    }
    showBookings(reloading: id)
  }

  // MARK: - Table view

  private func statusColor(_ status: BookingStatus) -> UIColor {
    switch status {
    case .confirmed: .systemGreen
    case .checkedIn: .systemBlue
    case .checkedOut: .secondaryLabel
    case .cancelled: .systemRed
    case .pending, .unknown: .systemOrange
    }
  }

  private func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "BookingCell", for: indexPath)
    let booking = shownBookings[indexPath.row]

    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    let checkIn = formatter.string(from: booking.checkIn)

    var content = cell.defaultContentConfiguration()
    content.text = "\(booking.guest) - \(booking.property)"
    content.secondaryText = "\(checkIn) | \(booking.status.name)"
    content.secondaryTextProperties.color = statusColor(booking.status)
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let booking = shownBookings[indexPath.row]
    guard let next = booking.status.next else { return }

    let alert = UIAlertController(title: booking.guest, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Mark as \(next.name)", style: .default) { [weak self] _ in
        self?.updateStatus(of: booking.id, to: next)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
