import UIKitShim

final class ReservationsViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let tableView = UITableView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let errorLabel = UILabel()
  private let retryButton = UIButton(type: .system)

  private var reservations: [Reservation] = []
  private var currentPage = 1
  private var isLoading = false
  private var hasMore = true
  private var hasError = false

  // MARK: - Lifecycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reservations"
    view.backgroundColor = .systemBackground
    setupTableView()
    setupSpinner()
    setupErrorViews()
    fetchReservations()
  }

  private func setupTableView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ReservationCell")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setupSpinner() {
    spinner.hidesWhenStopped = true
    spinner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func setupErrorViews() {
    errorLabel.text = "Could not load reservations. Please try again."
    errorLabel.textColor = .secondaryLabel
    errorLabel.textAlignment = .center
    errorLabel.numberOfLines = 0
    errorLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(errorLabel)

    retryButton.setTitle("Retry", for: .normal)
    retryButton.addAction(
      UIAction { [weak self] _ in self?.fetchReservations() }, for: .touchUpInside)
    retryButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(retryButton)

    NSLayoutConstraint.activate([
      errorLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      errorLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      errorLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      retryButton.topAnchor.constraint(equalTo: errorLabel.bottomAnchor, constant: 16),
      retryButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  // MARK: - Loading

  private func fetchReservations() {
    isLoading = true
    hasError = false
    updateViews()

    // TODO: swap for the partner API once it is up.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
      guard let self else { return }
      self.isLoading = false

      // The staging server is flaky, except for the first page.
      if !Reachability.isConnectedToNetwork() || (self.currentPage > 1 && Bool.random()) {
        self.hasError = true
        self.updateViews()
        return
      }

      self.reservations.append(contentsOf: self.makePage(self.currentPage))
      self.currentPage += 1
      self.hasMore = self.currentPage <= 5
      self.updateViews()
      self.tableView.reloadData()
    }
  }

  private func makePage(_ page: Int) -> [Reservation] {
    let now = Date()
    return ((page - 1) * 10..<page * 10).map { index in
      Reservation(record: makeRecord(at: index, answeredAt: now))
    }
  }

  private func makeRecord(at index: Int, answeredAt now: Date) -> ReservationRecord {
    let guests = [
      "Ana Souza", "Liam O'Brien", "Mei Chen", "Oskar Lindqvist", "Priya Nair", "Tom Becker",
    ]
    let properties = ["Harbour View", "Old Mill Inn", "Pine Lodge", "Casa Azul"]
    let statuses = ["confirmed", "checked_in", "checked_out", "cancelled", "pending"]
    let amounts = [120.0, 89.99, 1240.5, 310.4, 75.25, 640.0, 2310.75]
    let checkIn = now.addingTimeInterval(Double(index) * 86_400)
    let nights = Double(index % 3 + 1)

    var record = ReservationRecord(
      guest: .text(guests[index % guests.count]),
      property: .text(properties[index % properties.count]),
      status: .text(statuses[index % statuses.count]),
      amount: .number(amounts[index % amounts.count]),
      checkIn: .date(checkIn),
      checkOut: .date(checkIn.addingTimeInterval(nights * 86_400)))
    // Partners do send records like these.
    switch index {
    case 3: record.checkIn = nil
    case 8: record.guest = nil
    case 12: record.status = .text("no_show")
    case 16: record.checkOut = nil
    case 21: record.status = .number(4)
    case 27: record.property = nil
    case 34: record.amount = .text("on request")
    case 43: record.amount = nil
    default: break
    }
    return record
  }

  // MARK: - Showing

  private func updateViews() {
    let isEmpty = reservations.isEmpty
    if isLoading && isEmpty {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    tableView.isHidden = isEmpty
    errorLabel.isHidden = !(hasError && isEmpty)
    retryButton.isHidden = !(hasError && isEmpty)
  }

  private func statusText(_ status: ReservationStatus) -> String {
    switch status {
    case .confirmed: "Confirmed"
    case .checkedIn: "Checked In"
    case .checkedOut: "Checked Out"
    case .cancelled: "Cancelled"
    case .pending: "Pending"
    case .unknown(let code): code
    }
  }

  private func statusColor(_ status: ReservationStatus) -> UIColor {
    switch status {
    case .confirmed: .systemGreen
    case .checkedIn: .systemBlue
    case .cancelled: .systemRed
    case .pending: .systemOrange
    case .checkedOut, .unknown: .secondaryLabel
    }
  }

  // MARK: - Table view

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reservations.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ReservationCell", for: indexPath)
    let reservation = reservations[indexPath.row]

    let guest = reservation.guest ?? "Unknown"
    let property = reservation.property ?? "Unknown"
    // A missing date is today as of the moment the row is drawn, so the default belongs here.
    let checkIn = reservation.checkIn ?? Date()
    let checkOut = reservation.checkOut ?? Date()

    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    let dates = "\(formatter.string(from: checkIn)) → \(formatter.string(from: checkOut))"
    let price = String(format: "$%.2f", reservation.amount)

    var content = cell.defaultContentConfiguration()
    content.text = "\(guest) - \(property)"
    content.secondaryText = "\(dates) | \(statusText(reservation.status)) | \(price)"
    content.secondaryTextProperties.color = statusColor(reservation.status)
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row >= reservations.count - 3 && !isLoading && hasMore {
      fetchReservations()
    }
  }
}
