/// A list kept in a file, with Observation, orders that only name a key, and one generic decorator.
enum KeyedDesign {
  /// The code, by files.
  static let files = [
    "App.swift": """
    import Observation
    import UIKitShim

    @MainActor
    public final class ToyApp {
      private let vault = Vault(folder: URL.documentsDirectory, today: { Date() })
      public init() {}
      public func makeScreen() -> UIViewController {
        let vault = Audited(vault, by: Journal())
        let sorters: [any Sorter] = [Early(), Urgent()]
        return TripsController(
          model: TripsModel(source: vault, sink: vault, sorters: sorters.map { audited($0) }),
          dates: TripDates(Locale.current, TimeZone.current))
      }
      private func audited(_ sorter: some Sorter) -> any Sorter { Audited(sorter, by: Journal()) }
    }

    """,
    "Domain/Trips.swift": """
    import Foundation

    struct Trip: Hashable, Identifiable { let id: String; var guest: String; var day: Date; var step: Step }
    enum Step: Int { case asked, booked, arrived }
    protocol TripSource { func trips() throws -> [Trip] }
    protocol TripSink { func put(_ trip: Trip) throws }
    protocol Sorter {
      associatedtype Key: Comparable
      var name: String { get }
      func key(_ trip: Trip) -> Key
      func sorted(_ trips: [Trip]) -> [Trip]
    }
    extension Sorter {
      func sorted(_ trips: [Trip]) -> [Trip] { trips.sorted { key($0) < key($1) } }
    }
    struct Early: Sorter {
      let name = "Date"
      func key(_ trip: Trip) -> Date { trip.day }
    }
    struct Urgent: Sorter {
      let name = "Status"
      func key(_ trip: Trip) -> Int {
        switch trip.step {
        case .arrived: 0
        case .asked, .booked: 1
        }
      }
    }

    """,
    "Data/Vault.swift": """
    import Foundation

    final class Vault: TripSource, TripSink {
      private let folder: URL
      private let today: () -> Date
      private static let separator = ";"
      init(folder: URL, today: @escaping () -> Date) {
        self.folder = folder
        self.today = today
      }
      func trips() throws -> [Trip] {
        let text = try String(contentsOf: folder.appending(path: "trips.txt"), encoding: .utf8)
        return text.split(separator: "\\n").map {
          Trip(id: String($0), guest: "", day: today(), step: .asked)
        }
      }
      func put(_ trip: Trip) throws {
        let lines = try trips().map { $0.id == trip.id ? trip.id : $0.guest }
        try lines.joined(separator: Self.separator)
          .write(to: folder.appending(path: "trips.txt"), atomically: true, encoding: .utf8)
      }
    }

    """,
    "Data/Audited.swift": """
    /// Writes down what others do.
    struct Journal {
      func write(_ event: Event) { print("[Log] \\(event.words)") }
    }
    enum Event {
      case fetched(Int), failed, sorted(String)
      var words: String {
        switch self {
        case .fetched(let count): "Fetched \\(count) bookings"
        case .failed: "Failed to load bookings"
        case .sorted(let name): "Sorted by: \\(name)"
        }
      }
    }
    struct Audited<Inner> {
      private let inner: Inner
      private let journal: Journal
      init(_ inner: Inner, by journal: Journal) {
        self.inner = inner
        self.journal = journal
      }
    }
    extension Audited: TripSource where Inner: TripSource {
      func trips() throws -> [Trip] {
        do {
          let trips = try inner.trips()
          journal.write(.fetched(trips.count))
          return trips
        } catch {
          journal.write(.failed)
          throw error
        }
      }
    }
    extension Audited: TripSink where Inner: TripSink {
      func put(_ trip: Trip) throws { try inner.put(trip) }
    }
    extension Audited: Sorter where Inner: Sorter {
      var name: String { inner.name }
      func key(_ trip: Trip) -> Inner.Key { inner.key(trip) }
      func sorted(_ trips: [Trip]) -> [Trip] {
        let sorted = inner.sorted(trips)
        journal.write(.sorted(name))
        return sorted
      }
    }

    """,
    "Screen.swift": """
    import Observation
    import UIKitShim

    @MainActor @Observable
    final class TripsModel {
      private(set) var trips: [Trip] = []
      private(set) var only: Step?
      @ObservationIgnored private let source: any TripSource
      @ObservationIgnored private let sink: any TripSink
      @ObservationIgnored private let sorters: [any Sorter]
      init(source: any TripSource, sink: any TripSink, sorters: [any Sorter]) {
        self.source = source
        self.sink = sink
        self.sorters = sorters
      }
      var names: [String] { sorters.map(\\.name) }
      func opened() { trips = (try? source.trips()) ?? [] }
      func sort(_ index: Int) { trips = sorters[index].sorted(trips) }
      func advance(_ trip: Trip) {
        guard let step = Step(rawValue: trip.step.rawValue + 1) else { return }
        var next = trip
        next.step = step
        guard (try? sink.put(next)) != nil else { return }
        trips = trips.map { $0.id == trip.id ? next : $0 }
      }
    }
    struct TripDates {
      private let format: Date.FormatStyle
      init(_ locale: Locale, _ zone: TimeZone) {
        format = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: zone)
      }
      func text(_ trip: Trip) -> String {
        trip.day.formatted(format) + String(format: " (%.1f)", trip.day.timeIntervalSince1970 / 3600)
      }
    }
    final class TripsController: UITableViewController {
      private let model: TripsModel
      private let dates: TripDates
      init(model: TripsModel, dates: TripDates) {
        self.model = model
        self.dates = dates
        super.init(style: .plain)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        model.opened()
        watch()
      }
      private func watch() {
        withObservationTracking {
          title = "Trips: \\(model.trips.count)"
        } onChange: { [weak self] in
          DispatchQueue.main.async { self?.watch() }
        }
        tableView.reloadData()
      }
      override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.trips.count
      }
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = view.dequeueReusableCell(withIdentifier: "trip", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = dates.text(model.trips[path.row])
        cell.contentConfiguration = content
        return cell
      }
      override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
        let trip = model.trips[path.row]
        let question = UIAlertController(title: trip.guest, message: nil, preferredStyle: .actionSheet)
        question.addAction(
          UIAlertAction(title: "Next", style: .default) { [model] _ in model.advance(trip) })
        present(question, animated: true)
      }
    }

    """,
  ]
}
