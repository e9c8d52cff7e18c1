/// A list kept in a file, with a reducer, orders that are values with a closure, and two files.
enum ReducerDesign {
  /// The code, by files.
  static let files = [
    "App.swift": """
    import UIKitShim

    @MainActor
    public final class ToyApp {
      public init() {}
      public func makeScreen() -> UIViewController { Wiring.staysScreen(print: { print("[Log] \\($0)") }) }
    }

    @MainActor
    enum Wiring {
      static func staysScreen(print: @escaping (String) -> Void) -> UIViewController {
        let ledger = Noted(
          ledger: FileLedger(url: URL.documentsDirectory.appending(path: "stays.json")), note: print)
        let orders = [Order.date, .guest(in: .current)].map { $0.noted(print) }
        return StaysScreen(
          engine: Engine(ledger: ledger, orders: orders), speech: Speech(.current))
      }
    }

    """,
    "Everything.swift": """
    import UIKitShim

    struct Stay: Codable, Hashable { var id: String; var guest: String; var date: Date; var mood = "" }
    protocol Ledger {
      func load() throws -> [Stay]
      func save(_ stays: [Stay]) throws
    }

    struct FileLedger: Ledger {
      let url: URL
      func load() throws -> [Stay] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try JSONDecoder().decode([Stay].self, from: Data(contentsOf: url))
      }
      func save(_ stays: [Stay]) throws {
        try JSONEncoder().encode(stays).write(to: url, options: .atomic)
      }
    }

    struct Noted<Base: Ledger>: Ledger {
      let ledger: Base
      let note: (String) -> Void
      func load() throws -> [Stay] {
        let stays = try ledger.load()
        note("Fetched \\(stays.count) bookings")
        return stays
      }
      func save(_ stays: [Stay]) throws {
        try ledger.save(stays)
        note("Saved")
      }
    }

    struct Order {
      let name: String
      let arrange: ([Stay]) -> [Stay]
      static var date: Order {
        Order(name: "Date") { stays in stays.sorted { $0.date < $1.date } }
      }
      static func guest(in locale: Locale) -> Order {
        Order(name: "Name") { stays in
          stays.sorted {
            $0.guest.compare($1.guest, options: .caseInsensitive, range: nil, locale: locale)
              == .orderedAscending
          }
        }
      }
      func noted(_ note: @escaping (String) -> Void) -> Order {
        Order(name: name) { stays in
          let sorted = arrange(stays)
          note("Sorted by: \\(name)")
          return sorted
        }
      }
    }

    enum Action { case opened, chose(Int), filtered(String?), changed(String, String) }
    struct Shown: Equatable { var stays: [Stay] = []; var filter: String?; var title = "All" }

    @MainActor
    final class Engine {
      var onChange: (Shown) -> Void = { _ in }
      private(set) var shown = Shown() { didSet { onChange(shown) } }
      private let ledger: any Ledger
      private let orders: [Order]
      private var all: [Stay] = []
      init(ledger: any Ledger, orders: [Order]) {
        self.ledger = ledger
        self.orders = orders
      }
      var orderNames: [String] { orders.map(\\.name) }
      func send(_ action: Action) {
        switch action {
        case .opened: all = orders[0].arrange((try? ledger.load()) ?? [])
        case .chose(let index): all = orders[index].arrange(all)
        case .filtered(let mood): shown.filter = mood
        case .changed(let id, let mood):
          for index in all.indices where all[index].id == id { all[index].mood = mood }
          try? ledger.save(all)
        }
        let filter = shown.filter
        shown = Shown(stays: all.filter { filter == nil || $0.mood == filter }, filter: filter)
      }
    }

    struct Speech {
      private let dates = DateFormatter()
      init(_ locale: Locale) { dates.locale = locale }
      func words(_ stay: Stay) -> String { "\\(stay.guest) - \\(dates.string(from: stay.date))" }
    }

    final class StaysScreen: UIViewController, UITableViewDelegate {
      private let engine: Engine
      private let speech: Speech
      private let list = UITableView()
      private let orders: UISegmentedControl
      private lazy var source = UITableViewDiffableDataSource<Int, Stay>(tableView: list) {
        [speech] table, path, stay in
        let cell = table.dequeueReusableCell(withIdentifier: "stay", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = speech.words(stay)
        cell.contentConfiguration = content
        return cell
      }
      init(engine: Engine, speech: Speech) {
        self.engine = engine
        self.speech = speech
        orders = UISegmentedControl(items: engine.orderNames)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        list.register(UITableViewCell.self, forCellReuseIdentifier: "stay")
        view.addSubview(list)
        orders.addAction(
          UIAction { [engine, orders] _ in engine.send(.chose(orders.selectedSegmentIndex)) },
          for: .valueChanged)
        engine.onChange = { [weak self] in self?.show($0) }
        engine.send(.opened)
      }
      private func show(_ shown: Shown) {
        title = shown.title
        var snapshot = NSDiffableDataSourceSnapshot<Int, Stay>()
        snapshot.appendSections([0])
        snapshot.appendItems(shown.stays)
        source.apply(snapshot, animatingDifferences: false)
      }
      func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        guard let stay = source.itemIdentifier(for: path) else { return }
        engine.send(.changed(stay.id, "seen"))
      }
    }

    """,
  ]
}
