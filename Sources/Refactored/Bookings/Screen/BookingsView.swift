import UIKitShim

/// The parts of the bookings screen and their layout.
final class BookingsView: UIView {
  let tableView = UITableView()
  let orderControl: UISegmentedControl

  init(orderNames: [String]) {
    orderControl = UISegmentedControl(items: orderNames)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    orderControl.selectedSegmentIndex = 0
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func layOut() {
    for part in [orderControl, tableView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      orderControl.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      orderControl.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      orderControl.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      tableView.topAnchor.constraint(equalTo: orderControl.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
