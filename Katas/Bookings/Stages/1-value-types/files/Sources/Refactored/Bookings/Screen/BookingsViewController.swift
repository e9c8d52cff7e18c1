import UIKitShim

final class BookingsViewController: UIViewController, UITableViewDelegate {
  private let sortControl = UISegmentedControl(items: ["Date", "Name", "Status"])
  private let tableView = UITableView()
  private var dataSource: UITableViewDiffableDataSource<Int, Booking.ID>?

  private var records = BookingRecords([])
  private var bookings: [Booking] = []
  private var shownBookings: [Booking] = []
  private var isSortedByName = false
  private var isSortedByStatus = false
  private var filterStatus: BookingStatus?

  private let storeURL = URL.documentsDirectory.appending(path: "bookings.json")

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

  // MARK: - Store

  private func loadBookings() {
    if !FileManager.default.fileExists(atPath: storeURL.path) {
      records = BookingRecords(SampleBookings.starting(at: Date()))
      saveRecords()
    }
    guard let data = try? Data(contentsOf: storeURL),
      let stored = try? JSONDecoder().decode(BookingRecords.self, from: data)
    else {
      print("[BookingLog] Failed to load bookings")
      return
    }
    records = stored

    let fetched = records.fetched
    for record in fetched.skipped {
      switch record.reason {
      case .noIDOfItsOwn: print("[BookingLog] Skipped record \(record.number): no id of its own")
      case .noCheckInDate: print("[BookingLog] Skipped record \(record.number): no check-in date")
      }
    }
    bookings = fetched.bookings
    print("[BookingLog] Fetched \(bookings.count) bookings")
    sortBookings()
  }

  private func saveRecords() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    // Atomic, so that a crash in the middle leaves the old file.
    try? encoder.encode(records).write(to: storeURL, options: .atomic)
  }

  // MARK: - Sorting and filtering

  private func sortBookings() {
    switch sortControl.selectedSegmentIndex {
    case 1:
      isSortedByName = true
      isSortedByStatus = false
      bookings.sort {
        $0.guest.compare(
          $1.guest, options: .caseInsensitive, range: nil, locale: Locale.current)
          == .orderedAscending
      }
    case 2:
      isSortedByName = false
      isSortedByStatus = true
      bookings.sort { statusPriority($0.status) < statusPriority($1.status) }
    default:
      isSortedByName = false
      isSortedByStatus = false
      bookings.sort { $0.checkIn < $1.checkIn }
    }
    let name = isSortedByName ? "Name" : isSortedByStatus ? "Status" : "Date"
    print("[BookingLog] Sorted by: \(name)")
  }

  private func nextFilter() {
    if let filterStatus {
      let rest = BookingStatus.known.drop { $0 != filterStatus }.dropFirst()
      self.filterStatus = rest.first
    } else {
      filterStatus = BookingStatus.known.first
    }
    showBookings()
  }

  private func showBookings(reloading id: Booking.ID? = nil) {
    title = "Bookings: \(filterStatus?.name ?? "All")"
    shownBookings = bookings.filter { filterStatus == nil || $0.status == filterStatus }

    var snapshot = NSDiffableDataSourceSnapshot<Int, Booking.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shownBookings.map(\.id))
    snapshot.reloadItems(shownBookings.map(\.id).filter { $0 == id })
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  // MARK: - Status

  private func statusColor(_ status: BookingStatus) -> UIColor {
    switch status {
    case .confirmed: .systemGreen
    case .checkedIn: .systemBlue
    case .checkedOut: .secondaryLabel
    case .cancelled: .systemRed
    case .pending, .unknown: .systemOrange
    }
  }

  private func statusPriority(_ status: BookingStatus) -> Int {
    switch status {
    case .checkedIn: 0
    case .confirmed: 1
    case .pending, .unknown: 2
    case .checkedOut: 3
    case .cancelled: 4
    }
  }

  private func updateStatus(of id: Booking.ID, to status: BookingStatus) {
    _ = records.setStatus(status, of: id)
    saveRecords()
    for index in bookings.indices where bookings[index].id == id {
      bookings[index].status = status
    }
    print("[BookingLog] Updated \(id) to \(status.code)")
    showBookings(reloading: id)
  }

  // MARK: - Table view

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
