/// Code that hides each smell as a person might; what is found has to be what the comments say.
enum Cheats {
  static let files = [
    "App.swift": app, "Data.swift": data, "Flags.swift": flags, "Formats.swift": formats,
    "Screens.swift": screens, "Wiring.swift": wiring,
  ]

  private static let app = """
    import UIKitShim

    @MainActor
    public final class ToyApp {
      private let container = Container()
      public init() {}
      public func makeScreen() -> UIViewController { container.screen() }
    }

    @MainActor
    final class Container {
      static let shared = Container()
      private let wire = Wire(clock: ContinuousClock(), now: { Date() })
      func screen() -> UIViewController {
        ThinController(model: GodModel(), loader: Loader(source: wire))
      }
    }

    """

  private static let data = """
    import Foundation

    typealias Row = [String: Any]  // untyped-data
    typealias Rows = Array<Row>  // untyped-data

    struct Store {
      var rows: Rows = []  // untyped-data
      var boxes: [AnyHashable: Int] = [:]  // untyped-data
      var old: NSDictionary?  // untyped-data
      let sent: [String: any Sendable]  // untyped-data
      let body: (any Encodable)?
      var good: [String: Int] = [:]

      func first(_ row: Row) -> Int {  // untyped-data
        let value = row["n"]  // untyped-data
        return value as? Int ?? good["n"] ?? 0
      }
    }

    enum Wrapped {
      case anything(Any)  // untyped-data
      case failure(any Error)
    }

    """

  private static let flags = """
    import UIKitShim

    struct Bag { var isLoading = false }  // boolean-state
    final class Box<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
    }
    @MainActor enum Shelf { static var hasMore = true }  // boolean-state
    final class Drawer: UIView { var hasError = false }  // boolean-state
    final class Badge: UIView {
      var isOn = false
      override func layoutSubviews() { isHidden = !isOn }
    }
    struct Line { let isBold: Bool }

    final class FlagController: UIViewController {
      private var bag = Bag()
      private var pair = (isOld: false, count: 0)  // boolean-state
      private let busy = Box(false)  // boolean-state
      private var isShown = false  // boolean-state
      private let drawer = Drawer()
      private let badge = Badge()
      private var lines: [Line] = []
      private let isFixed = true
      private var onChange: ((Bool) -> Void)?

      func change() {
        bag.isLoading = isFixed
        pair.isOld = drawer.hasError
        busy.value = Shelf.hasMore
        badge.isOn = lines.contains { $0.isBold }
        isShown = true
        onChange?(isShown)
      }
    }

    """

  private static let formats = """
    import UIKitShim

    @MainActor
    struct Words {
      let dates = DateFormatter()
      private static let money = NumberFormatter()
      private let made = Words.make()
      private static func make() -> DateFormatter { DateFormatter() }
      private var fresh: DateFormatter { DateFormatter() }  // formatters-per-call, formatters-in-screens
      func text(_ date: Date) -> String {
        let formatter = DateFormatter()  // formatters-per-call, formatters-in-screens
        return formatter.string(from: date) + fresh.string(from: date)
      }
    }

    final class WordsCell: UITableViewCell {
      private lazy var formatter = DateFormatter()
      func show(_ date: Date) -> String {
        Words().dates.string(from: date)  // formatters-per-call, formatters-in-screens
      }
    }

    // What a closure calls happens whenever somebody calls the closure.
    final class RowsController: UIViewController {
      private lazy var text: (Date) -> String = { [weak self] in self?.row($0) ?? "" }
      private let kept: DateFormatter = { DateFormatter() }()
      private func row(_ date: Date) -> String {
        DateFormatter().string(from: date)  // formatters-per-call, formatters-in-screens
      }
    }

    """

  private static let screens = """
    import UIKitShim

    final class ThinController: UIViewController {
      private let model: GodModel
      private let loader: Loader
      init(model: GodModel, loader: Loader) {
        self.model = model
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() { Task { await loader.load() } }
    }

    // The old controller under another name: it is a screen by what it implements.
    @MainActor
    final class GodModel: NSObject, UITableViewDataSource {
      private var rows: [String] = []
      private var isLoading = false  // boolean-state
      private let source: any Source = Wire.live  // concrete-services
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func start() {
        isLoading = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in  // network-in-screens, loading-in-screens, seams-outside-root
          guard Bool.random() else { return }  // network-in-screens, loading-in-screens, seams-outside-root
          Task { self?.rows = try await self?.source.page(1) ?? [] }  // loading-in-screens
        }
      }
    }

    // Without the protocol it is below the screens.
    @MainActor
    final class Loader {
      private let source: any Source
      private var isBusy = false
      var tint: UIColor = .systemRed  // uikit-below-screens
      init(source: any Source) { self.source = source }
      func load() async {
        isBusy = true
        _ = try? await source.page(1)
        tint = Tone.bad.lining
      }
    }

    enum Tone { case bad }
    extension Tone {
      var lining: UIColor { .systemRed }  // uikit-below-screens
      var shine: UIColor { .systemRed }
    }
    extension UILabel {
      func paint(_ tone: Tone) { textColor = tone.shine }
    }

    """

  private static let wiring = """
    import Foundation

    protocol Source: Sendable { func page(_ number: Int) async throws -> [String] }  // edge-protocols

    struct Wire: Source {
      let clock: any Clock<Duration>
      let now: @Sendable () -> Date
      init(
        clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
      ) {
        self.clock = clock
        self.now = now
      }
      static let live = Wire(clock: ContinuousClock(), now: { Date() })  // seams-outside-root
      func page(_ number: Int) async throws -> [String] {
        try await clock.sleep(for: .seconds(1))
        try await Task.sleep(for: .seconds(1))  // seams-outside-root
        return ["\\(now()) \\(Today.date) \\(Locale.current)"]  // seams-outside-root
      }
    }

    enum Today { static var date: Date { Date() } }  // seams-outside-root

    struct Front: Source {
      let behind: Wire  // concrete-services
      func page(_ number: Int) async throws -> [String] {
        _ = await Container.shared  // concrete-services
        return try await behind.page(number)
      }
    }

    """
}
