import UIKitShim

final class CounterViewController: UIViewController {
  private let countLabel = UILabel()
  private let addButton = UIButton(type: .system)
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    addButton.setTitle("Add", for: .normal)
    addButton.addAction(UIAction { [weak self] _ in self?.addLater() }, for: .touchUpInside)
    view.addSubview(addButton)
    view.addSubview(countLabel)
    showCount()
  }

  private func addLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
      self?.count += 1
      self?.showCount()
    }
  }

  private func showCount() {
    countLabel.text = "Counted \(count)"
  }
}
