import UIKitShim

/// The parts of the reservations screen and their layout.
final class ReservationsView: UIView {
  let tableView = UITableView()
  let retryButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .large)
  private let errorLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    tableView.allowsSelection = false
    spinner.hidesWhenStopped = true
    errorLabel.textColor = .secondaryLabel
    errorLabel.textAlignment = .center
    errorLabel.numberOfLines = 0
    retryButton.setTitle("Retry", for: .normal)
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Shows what is asked for and hides the rest.
  func show(
    spinner isLoading: Bool = false, list hasList: Bool = false, error: String? = nil
  ) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    tableView.isHidden = !hasList
    errorLabel.text = error
    errorLabel.isHidden = error == nil
    retryButton.isHidden = error == nil
  }

  private func layOut() {
    for part in [tableView, spinner, errorLabel, retryButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
      spinner.centerXAnchor.constraint(equalTo: centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: centerYAnchor),
      errorLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      errorLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      errorLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
      retryButton.topAnchor.constraint(equalTo: errorLabel.bottomAnchor, constant: 16),
      retryButton.centerXAnchor.constraint(equalTo: centerXAnchor),
    ])
  }
}
