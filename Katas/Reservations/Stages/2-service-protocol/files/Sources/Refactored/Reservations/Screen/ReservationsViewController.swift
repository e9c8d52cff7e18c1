import UIKitShim

final class ReservationsViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let tableView = UITableView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let errorLabel = UILabel()
  private let retryButton = UIButton(type: .system)

  private let service: any ReservationService = SimulatedReservationService()
  private var loadTask: Task<Void, Never>?

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

  deinit {
    loadTask?.cancel()
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

    loadTask = Task { [weak self, service, currentPage] in
      do throws(ReservationServiceError) {
        let page = try await service.reservations(page: currentPage)
        self?.finishLoading(with: page)
      } catch {
        self?.finishLoading(with: error)
      }
    }
  }

  private func finishLoading(with page: ReservationPage) {
    isLoading = false
    reservations.append(contentsOf: page.reservations)
    currentPage += 1
    hasMore = !page.isLast
    updateViews()
    tableView.reloadData()
  }

  private func finishLoading(with error: ReservationServiceError) {
    isLoading = false
    hasError = error != .cancelled
    updateViews()
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
