import UIKitShim

/// Shows what its view model has counted.
final class CounterViewController: UIViewController {
  private let viewModel: CounterViewModel
  private let countLabel = UILabel()
  private let addButton = UIButton(type: .system)

  init(viewModel: CounterViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    addButton.setTitle("Add", for: .normal)
    addButton.addAction(
      UIAction { [viewModel] _ in Task { await viewModel.add() } }, for: .touchUpInside)
    view.addSubview(addButton)
    view.addSubview(countLabel)
    viewModel.onChange = { [weak self] count in self?.show(count) }
    show(viewModel.count)
  }

  private func show(_ count: Int) {
    countLabel.text = "Counted \(count)"
  }
}
