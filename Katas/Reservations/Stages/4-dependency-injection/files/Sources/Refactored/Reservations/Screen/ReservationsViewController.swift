import UIKitShim

/// Shows the state of its view model and reports to it what happens on the screen.
final class ReservationsViewController: UIViewController {
  private let viewModel: ReservationsViewModel
  private let adapter: ReservationsTableAdapter
  private let screen = ReservationsView()
  private let tasks = TaskBag()

  init(viewModel: ReservationsViewModel, formatter: ReservationFormatter) {
    self.viewModel = viewModel
    adapter = ReservationsTableAdapter(formatter: formatter)
    super.init(nibName: nil, bundle: nil)
    title = "Reservations"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
    report { await $0.screenLoaded() }
  }

  private func bind() {
    adapter.attach(to: screen.tableView)
    adapter.onRowShown = { [weak self] index in
      self?.report { await $0.rowShown(at: index) }
    }
    screen.retryButton.addAction(
      UIAction { [weak self] _ in self?.report { await $0.retryTapped() } }, for: .touchUpInside)
    viewModel.onStateChange = { [weak self] state in self?.render(state) }
    render(viewModel.state)
  }

  private func report(_ intent: @escaping @MainActor (ReservationsViewModel) async -> Void) {
    tasks.run { [viewModel] in await intent(viewModel) }
  }

  private func render(_ state: ReservationsState) {
    switch state {
    case .idle:
      screen.show()
    case .loading:
      screen.show(spinner: true)
    case .loaded(let list):
      adapter.reservations = list.reservations
      screen.show(list: true)
      screen.tableView.reloadData()
    case .failed(let message):
      screen.show(error: message)
    }
  }
}
