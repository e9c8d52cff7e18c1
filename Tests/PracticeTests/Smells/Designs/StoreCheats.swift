/// A list kept in a file, with each smell hidden as a person might; what is found has to be what the
/// comments say.
enum StoreCheats {
  static let files = [
    "App.swift": app, "Logs.swift": logs, "Sorts.swift": sorts, "Storage.swift": storage,
    "Widths.swift": widths,
  ]

  private static let app = """
    import UIKitShim

    @MainActor
    public final class ToyApp {
      private let store = FileStore(url: URL.documentsDirectory)
      public init() {}
      public func makeScreen() -> UIViewController {
        let line: (String) -> Void = { print($0) }
        let logged = Logged(inner: store, line: line)
        return ListController(
          table: Table(arranging: ByDay()), model: ListModel(store: store, line: line, log: Printer()),
          sorter: Sorter(all: logged, four: Four(load: { [] }, sort: { $0 }, keep: { $0 }, save: { _ in true })))
      }
    }

    """

  private static let storage = """
    import UIKitShim

    protocol Store {
      func load() throws -> [String]
      func save(_ items: [String]) throws
    }

    struct FileStore: Store {
      let url: URL
      func load() throws -> [String] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        _ = ISO8601DateFormatter()  // formatters-per-call
        let items = try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
        print("Fetched \\(items.count)")  // logging-in-logic
        return items
      }
      func save(_ items: [String]) throws { try JSONEncoder().encode(items).write(to: url) }
    }

    enum Disk {
      static func items() -> [String] {
        UserDefaults.standard.stringArray(forKey: "items") ?? []  // storage-in-screens
      }
    }
    func contents(of file: URL) -> String? {
      try? String(contentsOf: file, encoding: .utf8)  // storage-in-screens
    }
    // Neither a protocol nor a screen, and still asked by one.
    final class Cabinet {
      private func write(to folder: URL, with files: FileManager?) {}
      func put(_ items: [String], into folder: URL) {
        write(to: folder, with: nil)
        let data = try? JSONSerialization.data(withJSONObject: items)  // storage-in-screens
        try? data?.write(to: folder.appending(path: "items"))  // storage-in-screens
      }
    }

    final class ListController: UIViewController {
      private let table: Table
      private let model: ListModel
      private let sorter: Sorter
      init(table: Table, model: ListModel, sorter: Sorter) {
        self.table = table
        self.model = model
        self.sorter = sorter
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        model.onTitle = { [weak self] in self?.title = $0 }
        model.open(Disk.items() + table.items().map(\\.name))
        title = contents(of: URL.documentsDirectory)  // storage-in-screens
        model.log.write("opened")  // logging-in-logic
      }
    }

    """

  private static let logs = """
    import Foundation

    protocol Writer { func write(_ text: String) }
    struct Printer: Writer { func write(_ text: String) { print("[Log] \\(text)") } }
    enum Console { static func say(_ text: String) { print(text) } }

    final class ListModel {
      var onTitle: ((String) -> Void)?
      let log: any Writer
      private let store: any Store
      private let line: (String) -> Void
      private let cabinet = Cabinet()
      init(store: any Store, line: @escaping (String) -> Void, log: any Writer) {
        self.store = store
        self.line = line
        self.log = log
      }
      func open(_ items: [String]) {
        let count = (try? store.load().count) ?? 0
        line("Fetched \\(count) bookings")  // logging-in-logic
        Console.say("opened")  // logging-in-logic
        cabinet.put(items, into: URL.documentsDirectory)  // storage-in-screens
        onTitle?("Bookings: \\(count)")
        tell { print($0) }  // logging-in-logic
      }
      private func tell(_ whom: (String) -> Void) {
        whom("told " + "twice")  // logging-in-logic
      }
    }

    // The only one that may.
    struct Logged: Store {
      let inner: any Store
      let line: (String) -> Void
      func load() throws -> [String] {
        let items = try inner.load()
        line("Fetched \\(items.count)")
        return items
      }
      func save(_ items: [String]) throws { try inner.save(items) }
    }
    // It passes for a store, keeps one, and never asks it.
    struct Idle: Store {
      let inner: any Store
      func load() throws -> [String] { [] }
      func save(_ items: [String]) throws { print("Saved") }  // logging-in-logic
    }
    // Many are a group, and nothing is in front of one.
    struct Several: Store {
      let all: [any Store]
      func load() throws -> [String] { try all.flatMap { try $0.load() } }
      func save(_ items: [String]) throws { for one in all { try one.save(items) } }
    }

    """

  private static let sorts = """
    import Foundation

    struct Item { var name: String; var day: Date; var rank: Int; var status: String }

    struct Shelf {
      var mode = 0
      func byName(_ items: [Item]) -> [Item] { items.sorted { $0.name < $1.name } }
      func byDay(_ items: [Item]) -> [Item] { items.sorted { $0.day < $1.day } }
      func chosen(_ items: [Item], by order: Way) -> [Item] {
        switch order {
        case .name: byName(items)  // sort-switches
        case .day: byDay(items)
        }
      }
      func early(_ items: [Item]) -> [Item] {
        if mode == 1 { return items.sorted { $0.rank < $1.rank } }  // sort-switches
        return items.sorted { $0.day < $1.day }
      }
      func swayed(_ items: [Item]) -> [Item] {
        items.sorted { mode == 0 ? $0.day < $1.day : $0.name < $1.name }  // sort-switches
      }
      func isBefore(_ one: Item, _ other: Item) -> Bool {
        guard mode > 0 else { return one.day < other.day }  // sort-switches
        return one.name < other.name
      }
      func made(_ order: Way) -> any Arranging {
        order == .name ? ByName() : ByRank()  // sort-switches
      }
      func key(_ order: Way) -> KeyPathComparator<Item> {
        switch order {
        case .name: KeyPathComparator(\\.name)  // sort-switches
        case .day: KeyPathComparator(\\.day)
        }
      }
      // Ties are broken by what is compared, and nothing is chosen.
      func tied(_ items: [Item]) -> [Item] {
        guard !items.isEmpty else { return items }
        return items.sorted { one, other in
          let result = one.name.compare(other.name)
          if result == .orderedSame { return one.rank < other.rank }
          return result == .orderedAscending
        }
      }
      let table: [Way: (Item, Item) -> Bool] = [.name: { $0.name < $1.name }, .day: { $0.day < $1.day }]
    }

    enum Way: Hashable {
      case name
      case day
      var comparator: (Item, Item) -> Bool {
        switch self {
        case .name: { $0.name < $1.name }  // sort-switches
        case .day: { $0.day < $1.day }
        }
      }
    }

    protocol Arranging { func arranged(_ items: [Item]) -> [Item] }
    struct ByName: Arranging {
      func arranged(_ items: [Item]) -> [Item] {
        print("Sorted")  // logging-in-logic
        return items.sorted { $0.name < $1.name }
      }
    }
    // Only the root knows it by its type.
    struct ByDay: Arranging {
      func arranged(_ items: [Item]) -> [Item] {
        print("Sorted")  // logging-in-logic
        return items.sorted { $0.day < $1.day }
      }
    }
    struct Table {
      let arranging: any Arranging
      func items() -> [Item] { arranging.arranged([]) }
    }
    struct ByRank: Arranging {
      func arranged(_ items: [Item]) -> [Item] { items.sorted { weight($0) < weight($1) } }
      private func weight(_ item: Item) -> Int {
        switch item.status {
        case "in": 0
        default: 1
        }
      }
    }

    """

  private static let widths = """
    protocol Sorting { func sorted(_ items: [String]) -> [String] }
    protocol Filtering { func filtered(_ items: [String]) -> [String] }
    typealias Everything = Store & Sorting & Filtering
    protocol Umbrella: Store, Sorting, Filtering {}

    extension Logged: Sorting, Filtering {
      func sorted(_ items: [String]) -> [String] { items }
      func filtered(_ items: [String]) -> [String] { items }
    }
    extension Logged: Umbrella {}

    // Four functions are four, with or without a protocol.
    struct Four {  // protocol-width
      var load: () -> [String]
      var sort: ([String]) -> [String]
      var keep: ([String]) -> [String]
      var save: ([String]) -> Bool
    }

    struct Sorter {
      let all: any Everything  // protocol-width
      let four: Four
      func run(_ other: any Umbrella) -> Bool {  // protocol-width
        four.save(four.keep(four.sort(four.load() + all.filtered([]) + other.sorted([]))))
      }
      func some<Given: Umbrella>(_ given: Given) -> [String] { given.filtered([]) }  // protocol-width
      func two(_ both: any Sorting & Filtering) -> [String] { both.sorted([]) }
    }

    // Told much, asked little: a screen's delegate.
    protocol Listener {
      func opened()
      func closed()
      func tapped()
      func swiped()
      func isReady() -> Bool
    }
    struct Told { let listener: any Listener }

    """
}
