import Harness
import Simulation
import UIKitShim

/// How the cost of a step grows with the steps before it and with the rows of a list: not at all, where
/// the whole grows linearly.
@MainActor enum GrowthFigures {
  static func all() -> [Figure] {
    let (few, many) = (cost(steps: 100, rows: 50), cost(steps: 2_000, rows: 50))
    let (short, long) = (cost(steps: 200, rows: 50), cost(steps: 200, rows: 5_000))
    let (light, heavy) = (sortCost(rows: 1_000), sortCost(rows: 10_000))
    // n log n, that is: ten times the rows, and a third more comparisons for each.
    let expected = 10 * 4.0 / 3
    return [
      Figure(
        what: "a step among 2000 ÷ a step among 100", bar: "at most 1.5", here: (many / few).short),
      Figure(
        what: "a step on 5000 rows ÷ a step on 50", bar: "at most 1.5", here: (long / short).short),
      Figure(
        what: "a sort of 10000 rows and its screen ÷ one of 1000, over n log n", bar: "at most 1.5",
        here: (heavy / light / expected).short),
    ]
  }

  /// What a step costs on average: up and down a list, one row out of view at a time.
  private static func cost(steps: Int, rows: Int) -> Duration {
    let side = Side({ ListApp(rows: rows) }, screen: { ListScreen(rows: $0.rows) })
    let scroll = (0..<steps).map { Step.scrollToRow($0.isMultiple(of: 2) ? 8 : 1) }
    let scenario = Scenario(slug: "scroll", title: "Scroll", steps: [.launch] + scroll)
    return Figure.time { _ = ScenarioRunner.run(scenario, on: side, label: "scroll") } / steps
  }

  /// What it costs to put a list into another order, back and forth, and to show it.
  private static func sortCost(rows: Int) -> Duration {
    let side = Side({ ListApp(rows: rows) }, screen: { SortScreen(rows: $0.rows) })
    let sorts = (0..<10).map { Step.select($0.isMultiple(of: 2) ? "Down" : "Up") }
    let scenario = Scenario(slug: "sort", title: "Sort", steps: [.launch] + sorts)
    return Figure.time { _ = ScenarioRunner.run(scenario, on: side, label: "sort") } / sorts.count
  }
}

private final class ListApp {
  let rows: Int
  init(rows: Int) { self.rows = rows }
}

private final class ListScreen: UIViewController, UITableViewDataSource {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}
