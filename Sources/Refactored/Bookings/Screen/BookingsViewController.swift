import UIKitShim

/// Shows the state of its view model and reports to it what happens on the screen.
final class BookingsViewController: UIViewController {
  private let viewModel: BookingsViewModel
  private let adapter: BookingsTableAdapter
  private let screen: BookingsView

  init(viewModel: BookingsViewModel, formatter: BookingFormatter) {
    self.viewModel = viewModel
    adapter = BookingsTableAdapter(formatter: formatter)
    screen = BookingsView(orderNames: viewModel.orderNames)
    super.init(nibName: nil, bundle: nil)
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
    viewModel.screenLoaded()
  }

  private func bind() {
    adapter.attach(to: screen.tableView)
    adapter.onRowTapped = { [weak self] id in self?.rowTapped(id) }
    screen.orderControl.addAction(
      UIAction { [weak self] _ in self?.orderChosen() }, for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", primaryAction: UIAction { [viewModel] _ in viewModel.filterTapped() })
    // Nothing is shown before the first state, which comes after what is logged about it.
    viewModel.onStateChange = { [weak self] state in self?.render(state) }
  }

  private func orderChosen() {
    viewModel.orderChosen(at: screen.orderControl.selectedSegmentIndex)
  }

  private func rowTapped(_ id: Booking.ID) {
    guard let offer = viewModel.rowTapped(id) else { return }
    let question = UIAlertController(
      title: offer.booking.guest, message: nil, preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Mark as \(offer.status.name)", style: .default) { [viewModel] _ in
        viewModel.offerTaken(offer)
      })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: true)
  }

  private func render(_ state: BookingsState) {
    title = "Bookings: \(state.filterName)"
    adapter.show(state.bookings)
  }
}
