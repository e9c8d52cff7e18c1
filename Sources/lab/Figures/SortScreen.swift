import UIKitShim

/// A list of names that two segments put into order.
final class SortScreen: UIViewController {
  private let control = UISegmentedControl(items: ["Up", "Down"])
  private let table = UITableView()
  private var names: [String]
  private var source: UITableViewDiffableDataSource<Int, String>?

  init(rows: Int) {
    // Far apart in the list what is next to each other in order.
    names = (0..<rows).map { "Guest \($0 * 7_919 % rows)" }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = UITableViewDiffableDataSource(tableView: table) { table, indexPath, name in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      return cell
    }
    control.selectedSegmentIndex = 0
    control.addAction(UIAction { [weak self] _ in self?.sort() }, for: .valueChanged)
    view.addSubview(control)
    view.addSubview(table)
    sort()
  }

  private func sort() {
    let goesUp = control.selectedSegmentIndex == 0
    names.sort { goesUp ? $0 < $1 : $0 > $1 }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source?.apply(snapshot, animatingDifferences: false)
  }
}
