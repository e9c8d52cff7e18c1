import UIKitShim

final class BookingsViewController: UIViewController, UITableViewDelegate {
  private let sortControl = UISegmentedControl(items: ["Date", "Name", "Status"])
  private let tableView = UITableView()
  private var dataSource: UITableViewDiffableDataSource<Int, String>!

  private var records: [[String: Any]] = []
  private var bookings: [[String: Any]] = []
  private var shownBookings: [[String: Any]] = []
  private var isSortedByName = false
  private var isSortedByStatus = false
  private var isFiltering = false
  private var filterStatus = ""

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
    dataSource = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
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
      records = makeSampleRecords()
      saveRecords()
    }
    guard let data = try? Data(contentsOf: storeURL),
      let json = try? JSONSerialization.jsonObject(with: data),
      let stored = json as? [[String: Any]]
    else {
      print("[BookingLog] Failed to load bookings")
      return
    }
    records = stored

    var ids: Set<String> = []
    for (index, record) in records.enumerated() {
      guard let id = record["id"] as? String, !ids.contains(id) else {
        print("[BookingLog] Skipped record \(index + 1): no id of its own")
        continue
      }
      let formatter = ISO8601DateFormatter()
      guard let text = record["checkIn"] as? String, let date = formatter.date(from: text) else {
        print("[BookingLog] Skipped record \(index + 1): no check-in date")
        continue
      }
      ids.insert(id)
      var booking = record
      booking["date"] = date
      booking["position"] = index
      bookings.append(booking)
    }
    print("[BookingLog] Fetched \(bookings.count) bookings")
    sortBookings()
  }

  private func saveRecords() {
    // Atomic, so that a crash in the middle leaves the old file.
    try? JSONSerialization.data(withJSONObject: records, options: [.prettyPrinted, .sortedKeys])
      .write(to: storeURL, options: .atomic)
  }

  // TODO: remove once the partner import is there.
  private func makeSampleRecords() -> [[String: Any]] {
    let guests = [
      "Mei Chen", "Ana Souza", "Élodie Martin", "liam de Vries", "Zoe Adler", "ana souza",
      "Emil Berg",
    ]
    let properties = ["Harbour View", "Old Mill Inn", "Pine Lodge", "Casa Azul"]
    let statuses = ["confirmed", "pending", "checked_in", "cancelled", "checked_out"]
    let formatter = ISO8601DateFormatter()
    let now = Date()

    return (0..<10).map { index -> [String: Any] in
      let checkIn = now.addingTimeInterval(Double(index) * 86_400)
      return [
        "id": "B-\(101 + index)",
        "guest": guests[index % guests.count],
        "property": properties[index % properties.count],
        "status": statuses[index % statuses.count],
        "checkIn": formatter.string(from: checkIn),
      ]
    }
  }

  // MARK: - Sorting and filtering

  private func sortBookings() {
    switch sortControl.selectedSegmentIndex {
    case 1:
      isSortedByName = true
      isSortedByStatus = false
      bookings.sort {
        let first = $0["guest"] as? String ?? "Unknown"
        let second = $1["guest"] as? String ?? "Unknown"
        return first.compare(
          second, options: .caseInsensitive, range: nil, locale: Locale.current)
          == .orderedAscending
      }
    case 2:
      isSortedByName = false
      isSortedByStatus = true
      bookings.sort { statusPriority($0) < statusPriority($1) }
    default:
      isSortedByName = false
      isSortedByStatus = false
      bookings.sort { ($0["date"] as! Date) < ($1["date"] as! Date) }
    }
    let name = isSortedByName ? "Name" : isSortedByStatus ? "Status" : "Date"
    print("[BookingLog] Sorted by: \(name)")
  }

  private func nextFilter() {
    let statuses = ["pending", "confirmed", "checked_in", "checked_out", "cancelled"]
    if !isFiltering {
      isFiltering = true
      filterStatus = statuses[0]
    } else if let index = statuses.firstIndex(of: filterStatus), index + 1 < statuses.count {
      filterStatus = statuses[index + 1]
    } else {
      isFiltering = false
      filterStatus = ""
    }
    showBookings()
  }

  private func showBookings(reloading id: String? = nil) {
    title = "Bookings: \(isFiltering ? statusText(filterStatus) : "All")"
    shownBookings = bookings.filter { !isFiltering || status(of: $0) == filterStatus }

    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(shownBookings.map { $0["id"] as! String })
    snapshot.reloadItems(snapshot.itemIdentifiers.filter { $0 == id })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: - Status

  private func status(of booking: [String: Any]) -> String {
    booking["status"] as? String ?? "pending"
  }

  private func statusText(_ status: String) -> String {
    switch status {
    case "pending": return "Pending"
    case "confirmed": return "Confirmed"
    case "checked_in": return "Checked In"
    case "checked_out": return "Checked Out"
    case "cancelled": return "Cancelled"
    default: return status
    }
  }

  private func statusColor(_ status: String) -> UIColor {
    switch status {
    case "confirmed": return .systemGreen
    case "checked_in": return .systemBlue
    case "checked_out": return .secondaryLabel
    case "cancelled": return .systemRed
    default: return .systemOrange
    }
  }

  private func statusPriority(_ booking: [String: Any]) -> Int {
    switch status(of: booking) {
    case "checked_in": return 0
    case "confirmed": return 1
    case "checked_out": return 3
    case "cancelled": return 4
    default: return 2
    }
  }

  private func updateStatus(of booking: [String: Any], to status: String) {
    let id = booking["id"] as! String
    let position = booking["position"] as! Int
    records[position]["status"] = status
    saveRecords()
    for index in bookings.indices where bookings[index]["id"] as? String == id {
      bookings[index]["status"] = status
    }
    print("[BookingLog] Updated \(id) to \(status)")
    showBookings(reloading: id)
  }

  // MARK: - Table view

  private func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "BookingCell", for: indexPath)
    let booking = shownBookings[indexPath.row]
    let guest = booking["guest"] as? String ?? "Unknown"
    let property = booking["property"] as? String ?? "Unknown"

    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    let checkIn = formatter.string(from: booking["date"] as! Date)

    var content = cell.defaultContentConfiguration()
    content.text = "\(guest) - \(property)"
    content.secondaryText = "\(checkIn) | \(statusText(status(of: booking)))"
    content.secondaryTextProperties.color = statusColor(status(of: booking))
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let booking = shownBookings[indexPath.row]
    let nextStatus: String
    switch status(of: booking) {
    case "pending": nextStatus = "confirmed"
    case "confirmed": nextStatus = "checked_in"
    case "checked_in": nextStatus = "checked_out"
    default: return
    }

    let alert = UIAlertController(
      title: booking["guest"] as? String ?? "Unknown", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Mark as \(statusText(nextStatus))", style: .default) {
        [weak self] _ in self?.updateStatus(of: booking, to: nextStatus)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
