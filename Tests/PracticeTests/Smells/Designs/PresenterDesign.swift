/// A list kept in a file, with a presenter, child controllers, and a protocol before the log.
enum PresenterDesign {
  /// The code, by files.
  static let files = [
    "App.swift": """
    import UIKitShim

    @MainActor
    public final class ToyApp {
      private let factory = ScreenFactory(log: Console(prefix: "[Log]"))
      public init() {}
      public func makeScreen() -> UIViewController { factory.list() }
    }

    @MainActor
    final class ScreenFactory {
      private let log: any Log
      init(log: any Log) { self.log = log }
      func list() -> UIViewController {
        let repository = Repository(
          files: Disk(), file: URL.documentsDirectory.appending(path: "guests.json"), now: { Date() })
        let arrangers: [any Arranger] = [
          ByKeys(title: "Date", keys: [KeyPathComparator(\\.day)]), ByGuest(locale: .current),
        ]
        let loud = LoggingRepository(repository, log: log)
        let presenter = ListPresenter(
          reader: loud, writer: loud,
          arrangers: arrangers.map { LoggingArranger(inner: $0, log: log) },
          words: Words(locale: .current))
        let header = HeaderController(presenter: presenter)
        let rows = RowsController(presenter: presenter)
        presenter.views = [header, rows]
        return ListController(header: header, rows: rows, presenter: presenter)
      }
    }

    """,
    "Core.swift": """
    import Foundation

    struct Visit: Hashable { var id: String; var guest: String; var day: Date; var state: State }
    enum State: String { case new, here, gone }

    protocol FileAccess {
      func exists(_ file: URL) -> Bool
      func contents(of file: URL) throws -> Data
      func replace(_ file: URL, with data: Data) throws
    }
    protocol VisitReader { func visits() -> Result<[Visit], VisitError> }
    protocol VisitWriter { func mark(_ id: String, as state: State) -> Bool }
    protocol Arranger {
      var title: String { get }
      var logTitle: String { get }
      func arrange(_ visits: [Visit]) -> [Visit]
    }
    protocol Log { func line(_ text: String) }
    enum VisitError: Error { case broken }

    struct Disk: FileAccess {
      func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
      func contents(of file: URL) throws -> Data { try Data(contentsOf: file) }
      func replace(_ file: URL, with data: Data) throws { try data.write(to: file, options: .atomic) }
    }

    final class Repository: VisitReader, VisitWriter {
      private let files: any FileAccess
      private let file: URL
      private let now: () -> Date
      private var isLoaded = false
      init(files: any FileAccess, file: URL, now: @escaping () -> Date) {
        self.files = files
        self.file = file
        self.now = now
      }
      func visits() -> Result<[Visit], VisitError> {
        isLoaded = true
        guard files.exists(file) else {
          return .success([Visit(id: "1", guest: "A", day: now(), state: .new)])
        }
        do { return .success(try records().compactMap(\\.visit)) } catch { return .failure(.broken) }
      }
      func mark(_ id: String, as state: State) -> Bool {
        guard var records = try? records(),
          let index = records.firstIndex(where: { $0.visit?.id == id })
        else { return false }
        records[index].set(state)
        let data = try? JSONSerialization.data(withJSONObject: records.map(\\.fields))
        return data.map { (try? files.replace(file, with: $0)) != nil } ?? false
      }
      private func records() throws -> [Record] {
        let json = try JSONSerialization.jsonObject(with: files.contents(of: file))
        guard let list = json as? [[String: Any]] else { throw VisitError.broken }
        return list.map(Record.init)
      }
    }

    /// Keeps what it does not know, as it came.
    struct Record {
      private(set) var fields: [String: Any]
      var visit: Visit? {
        guard let id = fields["id"] as? String, let day = fields["day"] as? Double else { return nil }
        return Visit(
          id: id, guest: fields["guest"] as? String ?? "", day: Date(timeIntervalSince1970: day),
          state: (fields["state"] as? String).flatMap(State.init) ?? .new)
      }
      mutating func set(_ state: State) { fields["state"] = state.rawValue }
    }

    struct ByKeys: Arranger {
      let title: String
      let keys: [KeyPathComparator<Visit>]
      var logTitle: String { title }
      func arrange(_ visits: [Visit]) -> [Visit] { visits.sorted(using: keys) }
    }
    struct ByGuest: Arranger, SortComparator {
      let locale: Locale
      var order = SortOrder.forward
      var title: String { "Name" }
      var logTitle: String { title }
      func compare(_ one: Visit, _ other: Visit) -> ComparisonResult {
        let result = one.guest.compare(other.guest, options: .caseInsensitive, range: nil, locale: locale)
        guard result != .orderedSame, order == .reverse else { return result }
        return result == .orderedAscending ? .orderedDescending : .orderedAscending
      }
      func arrange(_ visits: [Visit]) -> [Visit] {
        guard visits.count > 1 else { return visits }
        return visits.sorted { compare($0, $1) == .orderedAscending }
      }
    }

    struct Console: Log {
      let prefix: String
      func line(_ text: String) { print("\\(prefix) \\(text)") }
    }
    final class LoggingRepository: VisitReader, VisitWriter {
      private let inner: any VisitReader & VisitWriter
      private let log: any Log
      init(_ inner: any VisitReader & VisitWriter, log: any Log) {
        self.inner = inner
        self.log = log
      }
      func visits() -> Result<[Visit], VisitError> {
        let visits = inner.visits()
        if case .success(let found) = visits { log.line("Fetched \\(found.count)") } else { log.line("No") }
        return visits
      }
      func mark(_ id: String, as state: State) -> Bool {
        guard inner.mark(id, as: state) else { return false }
        log.line("Updated \\(id)")
        return true
      }
    }
    struct LoggingArranger: Arranger {
      let inner: any Arranger
      let log: any Log
      var title: String { inner.title }
      var logTitle: String { inner.logTitle }
      func arrange(_ visits: [Visit]) -> [Visit] {
        defer { log.line("Sorted by: \\(logTitle)") }
        return inner.arrange(visits)
      }
    }

    """,
    "Screens.swift": """
    import UIKitShim

    @MainActor protocol ListView: AnyObject {
      func show(_ rows: [Row])
      func showTitle(_ title: String)
      func ask(_ question: String)
    }
    @MainActor protocol ListPresenting: AnyObject {
      var orderTitles: [String] { get }
      func opened()
      func chose(_ order: Int)
      func filter()
      func tapped(_ row: Int)
    }
    struct Row: Hashable { var text: String; var isDim = false }
    struct Words {
      private let formatter: DateFormatter
      init(locale: Locale) {
        formatter = DateFormatter()
        formatter.locale = locale
      }
      func row(_ visit: Visit) -> Row {
        Row(text: "\\(visit.guest), \\(formatter.string(from: visit.day))", isDim: visit.state == .gone)
      }
    }

    @MainActor
    final class ListPresenter: ListPresenting {
      var views: [any ListView] = []
      private let reader: any VisitReader
      private let writer: any VisitWriter
      private let arrangers: [any Arranger]
      private let words: Words
      private var visits: [Visit] = []
      private var filters: [State] = []
      init(
        reader: any VisitReader, writer: any VisitWriter, arrangers: [any Arranger], words: Words
      ) {
        self.reader = reader
        self.writer = writer
        self.arrangers = arrangers
        self.words = words
      }
      var orderTitles: [String] { arrangers.map(\\.title) }
      func opened() {
        if case .success(let found) = reader.visits() { visits = found }
        chose(0)
      }
      func chose(_ order: Int) {
        visits = arrangers[order].arrange(visits)
        show()
      }
      func filter() {
        filters = filters.isEmpty ? [.new] : []
        show()
      }
      func tapped(_ row: Int) {
        guard writer.mark(visits[row].id, as: .here) else { return }
        visits[row].state = .here
        show()
      }
      private func show() {
        let rows = visits.filter { filters.isEmpty || filters.contains($0.state) }.map(words.row)
        for view in views {
          view.showTitle("Visits: \\(filters.count)")
          view.show(rows)
        }
      }
    }

    final class HeaderController: UIViewController, ListView {
      private let presenter: any ListPresenting
      private let heading = UILabel()
      init(presenter: any ListPresenting) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      func show(_ rows: [Row]) {}
      func showTitle(_ title: String) { heading.text = title }
      func ask(_ question: String) {}
    }
    final class RowsController: UITableViewController, ListView {
      private let presenter: any ListPresenting
      private var rows: [Row] = []
      init(presenter: any ListPresenting) {
        self.presenter = presenter
        super.init(style: .plain)
      }
      required init?(coder: NSCoder) { nil }
      func show(_ rows: [Row]) {
        self.rows = rows
        tableView.reloadData()
      }
      func showTitle(_ title: String) {}
      func ask(_ question: String) {}
      override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = rows[path.row].text
        content.secondaryTextProperties.color = rows[path.row].isDim ? .secondaryLabel : .systemRed
        cell.contentConfiguration = content
        return cell
      }
      override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
        presenter.tapped(path.row)
      }
    }
    final class ListController: UIViewController {
      private let header: HeaderController
      private let rows: RowsController
      private let presenter: any ListPresenting
      init(header: HeaderController, rows: RowsController, presenter: any ListPresenting) {
        self.header = header
        self.rows = rows
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() { presenter.opened() }
    }

    """,
  ]
}
