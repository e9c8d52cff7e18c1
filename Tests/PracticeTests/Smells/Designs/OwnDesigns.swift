/// Refactorings by other hands, with names and bindings of their own, in which nothing may be found.
enum OwnDesigns {
  /// Observation, an actor as the cache, a coordinator, a struct of what comes from the world.
  static let observed = [
    "App.swift": """
    import Observation
    import UIKitShim

    @MainActor
    public final class ToyApp {
      private let coordinator = Coordinator(.live)
      public init() {}
      public func makeScreen() -> UIViewController { coordinator.start() }
    }

    struct Surroundings: Sendable {
      var clock: any Clock<Duration>
      var now: @Sendable () -> Date
      var toss: @Sendable () -> Bool
      static let live = Surroundings(
        clock: ContinuousClock(), now: { Date() }, toss: { Bool.random() })
    }

    @MainActor
    final class Coordinator {
      private let source: any StaySource
      private let now: @Sendable () -> Date
      init(_ world: Surroundings) {
        now = world.now
        source = Vault(behind: Wire(clock: world.clock, toss: world.toss))
      }
      func start() -> UIViewController {
        StaysScreen(brain: StaysBrain(source: source), speech: Speech(.current, now: now))
      }
    }

    """,
    "Rest.swift": """
    import Observation
    import UIKitShim

    enum Trouble: Error { case offline, left }
    struct Stay { var guest: String?; var date: Date?; var mood = Mood.calm }
    enum Mood { case calm, loud }
    protocol StaySource: Sendable { func stays(_ page: Int) async throws(Trouble) -> [Stay] }

    struct Wire: StaySource {
      private struct Record { let fields: [String: String] }
      let clock: any Clock<Duration>
      let toss: @Sendable () -> Bool
      func stays(_ page: Int) async throws(Trouble) -> [Stay] {
        do { try await clock.sleep(for: .seconds(1)) } catch { throw .left }
        if toss() { throw .offline }
        return [Record(fields: ["guest": "A"])].map { Stay(guest: $0.fields["guest"]) }
      }
    }

    actor Vault: StaySource {
      private let behind: any StaySource
      private var kept: [Int: [Stay]] = [:]
      private var isWarm = false
      init(behind: any StaySource) { self.behind = behind }
      func stays(_ page: Int) async throws(Trouble) -> [Stay] {
        do {
          kept[page] = try await behind.stays(page)
          isWarm = true
        } catch { if kept[page] == nil { throw error } }
        return kept[page] ?? []
      }
    }

    @MainActor @Observable
    final class StaysBrain {
      private(set) var stays: [Stay] = []
      private(set) var isBusy = false
      @ObservationIgnored private let source: any StaySource
      init(source: any StaySource) { self.source = source }
      func opened() async {
        isBusy = true
        stays = (try? await source.stays(1)) ?? []
        isBusy = false
      }
    }

    @MainActor
    struct Speech {
      private let dates: DateFormatter
      private let now: () -> Date
      init(_ locale: Locale, now: @escaping () -> Date) {
        dates = Self.make(locale)
        self.now = now
      }
      private static func make(_ locale: Locale) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        return formatter
      }
      func text(_ stay: Stay) -> Said { Said(text: dates.string(from: stay.date ?? now())) }
    }
    struct Said { var text: String; var isQuiet = false }
    enum Palette {
      static func color(_ mood: Mood) -> UIColor { mood == .calm ? .systemBlue : .systemRed }
    }

    final class StaysScreen: UITableViewController {
      private let brain: StaysBrain
      private let speech: Speech
      private var work: Task<Void, Never>?
      init(brain: StaysBrain, speech: Speech) {
        self.brain = brain
        self.speech = speech
        super.init(style: .plain)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        work = Task { [brain] in await brain.opened() }
        watch()
      }
      private func watch() {
        withObservationTracking {
          _ = brain.stays
        } onChange: { [weak self] in
          DispatchQueue.main.async { self?.watch() }
        }
        tableView.reloadData()
      }
      override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
        brain.stays.count
      }
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = view.dequeueReusableCell(withIdentifier: "stay", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = speech.text(brain.stays[path.row]).text
        content.secondaryTextProperties.color = Palette.color(brain.stays[path.row].mood)
        cell.contentConfiguration = content
        return cell
      }
    }

    """,
  ]

  /// Completion handlers, a closure as the binding, a generic view model, everything in one file.
  static let called = [
    "Everything.swift": """
    import UIKitShim

    @MainActor
    public final class ToyApp {
      private let api = Fake(after: { work in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { work(Date()) }
      })
      public init() {}
      public func makeScreen() -> UIViewController { Factory.list(api) }
    }

    enum Factory {
      @MainActor static func list(_ api: some Api) -> UIViewController {
        let formatter = DateFormatter()
        formatter.locale = .current
        return ListController(model: ListModel(api: api), dates: formatter)
      }
    }

    struct Failure: Error {}
    @MainActor protocol Api: AnyObject {
      func fetch(_ page: Int, done: @escaping (Result<[Date], Failure>) -> Void)
    }

    @MainActor
    final class Fake: Api {
      private let after: (@escaping (Date) -> Void) -> Void
      init(after: @escaping (@escaping (Date) -> Void) -> Void) { self.after = after }
      func fetch(_ page: Int, done: @escaping (Result<[Date], Failure>) -> Void) {
        after { done(.success([$0])) }
      }
    }

    @MainActor
    final class ListModel<Backend: Api> {
      var onChange: (([Date]) -> Void)?
      private let api: Backend
      private var isBusy = false
      init(api: Backend) { self.api = api }
      func start() {
        guard !isBusy else { return }
        isBusy = true
        api.fetch(1) { [weak self] result in
          self?.isBusy = false
          if case .success(let dates) = result { self?.onChange?(dates) }
        }
      }
    }

    final class ListController<Backend: Api>: UIViewController {
      private let model: ListModel<Backend>
      private let rows: Rows
      private let table = UITableView()
      init(model: ListModel<Backend>, dates: DateFormatter) {
        self.model = model
        rows = Rows(formatter: dates)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        table.dataSource = rows
        model.onChange = { [weak self] dates in
          self?.rows.dates = dates
          self?.table.reloadData()
        }
        model.start()
      }
    }

    final class Rows: NSObject, UITableViewDataSource {
      var dates: [Date] = []
      private let formatter: DateFormatter
      init(formatter: DateFormatter) { self.formatter = formatter }
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { dates.count }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = view.dequeueReusableCell(withIdentifier: "date", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = formatter.string(from: dates[path.row])
        cell.contentConfiguration = content
        return cell
      }
    }

    """
  ]
}
