import Testing
import UIKitShim

@testable import Harness

@Suite("Segments, alerts and the bar") @MainActor struct ControlTests {
  /// A screen with a filter button, segments in the place that is named, and a sheet.
  private static func screen(_ place: String) -> @MainActor @Sendable (FixtureScreen) -> Void {
    { screen in
      let label = screen.label("Date")
      let segments = UISegmentedControl(items: ["Date", "Name"])
      segments.selectedSegmentIndex = 0
      segments.addAction(
        UIAction { [weak segments, weak label] _ in
          guard let segments else { return }
          label?.text = segments.titleForSegment(at: segments.selectedSegmentIndex)
        }, for: .valueChanged)
      let table = UITableView()
      screen.view.addSubview(table)
      switch place {
      case "bar": screen.navigationItem.titleView = segments
      case "header": table.tableHeaderView = segments
      default: screen.view.addSubview(UIStackView(arrangedSubviews: [segments]))
      }
      let filter = UIBarButtonItem(
        title: "All",
        primaryAction: UIAction { action in
          (action.sender as? UIBarButtonItem)?.title = "Confirmed"
        })
      screen.navigationItem.rightBarButtonItem = filter
      screen.button("Delete") { [weak screen] in
        let alert = UIAlertController(
          title: "Delete?", message: "For good.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
          UIAlertAction(title: "Delete", style: .destructive) { _ in screen?.title = "Deleted" })
        screen?.present(alert, animated: true)
      }
    }
  }

  private func trace(_ steps: [Step], in place: String = "stack") -> String {
    let scenario = Scenario(slug: "controls", title: "Controls", steps: steps)
    return ScenarioRunner.run(scenario, on: .fixture(Self.screen(place)), label: "controls")
      .trace.description
  }

  @Test(arguments: ["bar", "header", "stack"])
  func `a segment is selected wherever it is`(_ place: String) {
    let trace = trace([.launch, .select("Name")], in: place)
    #expect(trace.contains("segments: \"Date\" selected / \"Name\""))
    #expect(trace.contains("segments: \"Date\" / \"Name\" selected"))
    #expect(trace.contains("     \"Name\"\n"))
    #expect(trace.contains(place == "bar" ? "title \"\"" : "title \"Fixture\""))
  }

  @Test func `a segment that is not there or selected twice is told`() {
    #expect(trace([.launch, .select("Price")]).contains("impossible: no segment says \"Price\""))
    let again = trace([.launch, .select("Date")])
    #expect(!again.contains("impossible"))
  }

  @Test func `a button of the bar takes taps and shows its new title`() {
    let trace = trace([.launch, .tap("All"), .tap("Confirmed")])
    #expect(trace.contains("button \"All\"") && trace.contains("button \"Confirmed\""))
    #expect(!trace.contains("impossible"))
  }

  @Test func `an alert lies above the screen, and its buttons are tapped`() {
    let trace = trace([.launch, .tap("Delete"), .tap("Delete")])
    #expect(
      trace.contains(
        """
             list, empty
             alert "Delete?"
               "For good."
               button "Delete" systemRed
               cancel button "Keep"

        """))
    #expect(trace.contains("title \"Deleted\""))
  }

  @Test(arguments: [
    Step.select("Name"), .goBack, .beginToGoBack, .scrollToEnd, .tapRow(1), .tap("All"),
  ])
  func `nothing below an alert can be used`(_ step: Step) {
    let trace = trace([.launch, .tap("Delete"), step])
    #expect(
      trace.contains("impossible: an alert is in front; tap one of its buttons first")
        || trace.contains("impossible: no button of the alert says \"All\""))
  }

  @Test func `made-up scenarios select segments, tap buttons of the bar and answer alerts`() {
    let generator = ScenarioGenerator(
      kata: "Fixture", legacy: .fixture(Self.screen("stack")), behaviour: Behaviour())
    let steps = (1...20).flatMap { generator.scenario(seed: $0, steps: 20).scenario.steps }
    for step: Step in [.select("Name"), .select("Date"), .tap("All"), .tap("Delete"), .tap("Keep")]
    {
      #expect(steps.contains(step), "\(step)")
    }
  }

  @Test func `rows of a diffable data source are tapped`() {
    let scenario = Scenario(slug: "rows", title: "Rows", steps: [.launch, .tapRow(2)])
    let run = ScenarioRunner.run(scenario, on: .fixture(DiffableRows.fill), label: "rows")
    #expect(run.trace.description.contains("title \"second\""))
  }
}

/// Two rows; a tap shows the row's item as the title.
@MainActor private final class DiffableRows: NSObject, UITableViewDelegate {
  private let source: UITableViewDiffableDataSource<Int, String>
  private weak var screen: UIViewController?

  static func fill(_ screen: FixtureScreen) {
    let table = UITableView()
    screen.view.addSubview(table)
    screen.kept = [DiffableRows(table, screen)]
  }

  private init(_ table: UITableView, _ screen: UIViewController) {
    source = UITableViewDiffableDataSource(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    self.screen = screen
    super.init()
    table.delegate = self
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["first", "second"])
    source.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    screen?.title = source.itemIdentifier(for: indexPath)
  }
}
