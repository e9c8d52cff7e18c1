import Simulation
import Testing
import UIKitShim

@testable import Harness

/// A screen whose view model uses callbacks, and two refactorings of it to async and await: one with a
/// bug that people write, one without.
struct AsyncPair: Sendable, CustomTestStringConvertible {
  typealias Make = @MainActor @Sendable (PairStore) -> PairModel

  let testDescription: String
  /// The length of the shortest script that shows the bug.
  let steps: Int
  let legacy: Side
  let broken: Side
  let mended: Side

  init(
    _ bug: String, steps: Int, buttons: [String] = [], legacy: @escaping Make,
    broken: @escaping Make, mended: @escaping Make
  ) {
    func side(_ make: @escaping Make) -> Side {
      Side({ PairStore() }, screen: { PairScreen(make($0), buttons: buttons) })
    }
    testDescription = bug
    self.steps = steps
    self.legacy = side(legacy)
    self.broken = side(broken)
    self.mended = side(mended)
  }
}

/// What an app keeps while its screens come and go.
@MainActor final class PairStore {
  var visits = 0
  private(set) var pings = 0
  /// Who hears of pings with a callback.
  var onPing: @MainActor (Int) -> Void = { _ in }
  private var feeds: [AsyncStream<Int>.Continuation] = []

  func ping() {
    pings += 1
    onPing(pings)
    for feed in feeds { feed.yield(pings) }
  }

  /// The pings from now on.
  func stream() -> AsyncStream<Int> {
    let (stream, feed) = AsyncStream<Int>.makeStream()
    feeds.append(feed)
    return stream
  }
}

/// What all view models of the pairs have.
@MainActor class PairModel {
  let store: PairStore
  /// What goes when the screen goes.
  fileprivate weak var tasks: TaskKeeper?
  /// Whom it tells what to show.
  fileprivate(set) weak var screen: UIViewController?
  fileprivate var onChange: @MainActor () -> Void = {}
  var text = "" { didSet { onChange() } }
  var isLoading = false { didSet { onChange() } }
  /// The length of the list; none where the screen has no list.
  var rows: Int? { didSet { onChange() } }

  required init(_ store: PairStore) { self.store = store }

  func opened() {}
  func tapped(_ button: String) {}
  func rowShown(_ index: Int) {}

  /// Calls back later.
  func later(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
    WorldDispatchQueue.main.asyncAfter(
      deadline: .now().advanced(bySeconds: seconds), execute: work)
  }

  /// Cancels a task when the screen goes.
  func keep<Failure: Error>(_ task: Task<Void, Failure>) {
    tasks?.cancellations.append { task.cancel() }
  }
}

/// Answers after a while, or throws when the task is cancelled.
func pause(_ seconds: Double) async throws {
  try await WorldSleep.sleep(for: .milliseconds(Int((seconds * 1_000).rounded())))
}

/// Whether the server is in a good mood.
@MainActor func toss() -> Bool { World.current?.toss() ?? true }

private final class TaskKeeper {
  var cancellations: [@Sendable () -> Void] = []
  deinit { for cancel in cancellations { cancel() } }
}

/// Shows a view model's text, spinner and list.
private final class PairScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let model: PairModel
  private let tasks = TaskKeeper()
  private let buttons: [String]
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let table = UITableView()
  private var shownRows: Int?

  init(_ model: PairModel, buttons: [String]) {
    self.model = model
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pair"
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    for view in [label, spinner, table] { self.view.addSubview(view) }
    for title in buttons {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak model] _ in model?.tapped(title) }, for: .touchUpInside)
      view.addSubview(button)
    }
    model.tasks = tasks
    model.screen = self
    model.onChange = { [weak self] in self?.show() }
    model.opened()
    show()
  }

  private func show() {
    label.text = model.text
    if model.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    table.isHidden = model.rows == nil
    guard model.rows != shownRows else { return }
    shownRows = model.rows
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.rows ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    model.rowShown(indexPath.row)
  }
}
