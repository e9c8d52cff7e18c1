import Foundation
import Simulation
import UIKitShim

/// A list of parcels in pages, as legacy code has it; with a planted bug, the same list refactored.
final class ParcelsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private struct Parcel {
    var number: Int
    var arrival: Date
    var arrivedOn: String
  }

  private let tableView = UITableView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let notice = UILabel()
  private let retryButton = UIButton(type: .system)

  private let app: ParcelsApp
  private let bug: PlantedBug?
  private var parcels: [Parcel] = []
  private var page = 1
  private var isLoading = false
  private var hasMore = true
  private var hasError = false
  private var ticket = 0
  private var failures = 0
  private var failuresOffline = 0
  private var hasFailedAtTheEnd = false

  init(app: ParcelsApp) {
    self.app = app
    bug = app.bug
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parcels"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Parcel")
    spinner.hidesWhenStopped = true
    retryButton.setTitle("Retry", for: .normal)
    retryButton.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
    for view in [tableView, spinner, notice, retryButton] { self.view.addSubview(view) }
    if bug == .thirdOpeningKeepsTheError, app.openings >= 3, app.hasFailed {
      hasError = true
      updateViews()
    } else {
      load()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if bug == .swipeThatIsLetGoDropsTheLoad, page > 1 { ticket += 1 }
  }

  // MARK: - Loading

  private func retry() {
    if bug == .retryAfterTwoTimesOfflineStartsOver, failuresOffline >= 2, isOnline { page = 1 }
    load(isRetry: true)
  }

  private func load(isRetry: Bool = false) {
    isLoading = true
    if isRetry || bug != .errorStaysWhenScrollingMendsIt { hasError = false }
    updateViews()
    let (wanted, ticket) = (page, ticket)
    let reachesTheNext = bug == .rowsReachTheNextScreen && wanted > 1
    WorldDispatchQueue.main.asyncAfter(deadline: .now().advanced(bySeconds: 0.6)) {
      [weak self, app] in
      let screen = reachesTheNext ? app.front : self
      screen?.finish(wanted, ticket)
    }
  }

  private func finish(_ wanted: Int, _ ticket: Int) {
    guard bug != .swipeThatIsLetGoDropsTheLoad || ticket == self.ticket else { return }
    isLoading = false
    // The server is flaky, except for the first page.
    guard isOnline, World.current?.toss() == true || wanted == 1 else { return fail() }
    if wanted == 1 { parcels = [] }
    parcels += makePage(wanted)
    page = wanted + 1
    hasMore = page <= 2 || (bug == .endIsForgottenAfterAFailure && hasFailedAtTheEnd)
    failures = 0
    failuresOffline = 0
    app.hasFailed = false
    updateViews()
    let selected = tableView.indexPathForSelectedRow
    tableView.reloadData()
    if bug == .selectionSurvivesAReload {
      tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
    }
  }

  private func fail() {
    hasError = true
    app.hasFailed = true
    failures += 1
    if !isOnline { failuresOffline += 1 }
    if page == 2 { hasFailedAtTheEnd = true }
    if bug == .pageThatFailsTwiceIsSkipped, failures == 2, page > 1 { page += 1 }
    updateViews()
  }

  private var isOnline: Bool { World.current?.isOnline ?? true }

  private func makePage(_ page: Int) -> [Parcel] {
    let now = World.current?.date ?? Date()
    let numbers = [1: 1...8, 2: 9...12][page]
    return (numbers.map(Array.init) ?? []).map {
      Parcel(number: $0, arrival: now, arrivedOn: day(of: now))
    }
  }

  // MARK: - Showing

  private func updateViews() {
    if isLoading && parcels.isEmpty { spinner.startAnimating() } else { spinner.stopAnimating() }
    tableView.isHidden = parcels.isEmpty
    notice.text =
      isLoading && !parcels.isEmpty
      ? "Loading more" : hasError ? "The parcels could not be loaded." : nil
    retryButton.isHidden = !hasError
  }

  private func day(of arrival: Date) -> String {
    let now = World.current?.date ?? Date()
    let days = [arrival, now].map { Int($0.timeIntervalSince1970 / 86_400) }
    return days[0] < days[1] ? "yesterday" : "today"
  }

  // MARK: - Table view

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    parcels.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Parcel", for: indexPath)
    let parcel = parcels[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = "Parcel \(parcel.number)"
    content.secondaryText =
      bug == .dayIsKeptPastMidnight ? parcel.arrivedOn : day(of: parcel.arrival)
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row >= parcels.count - 2 && !isLoading && hasMore { load() }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if bug == .scrollingUpAllowsASecondLoad, indexPath.row == parcels.count - 1 {
      isLoading = false
    }
  }
}

/// The app of the parcels, from launch to relaunch.
@MainActor final class ParcelsApp {
  let bug: PlantedBug?
  private(set) var openings = 0
  /// Whether the last answer was an error.
  var hasFailed = false
  private(set) weak var front: ParcelsViewController?

  init(bug: PlantedBug?) { self.bug = bug }

  func makeScreen() -> UIViewController {
    openings += 1
    let screen = ParcelsViewController(app: self)
    front = screen
    return screen
  }
}
