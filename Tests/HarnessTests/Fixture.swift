import UIKitShim

@testable import Harness

/// An app with one screen that a test builds as it likes.
@MainActor final class FixtureApp {
  private let build: @MainActor (FixtureScreen) -> Void
  init(_ build: @escaping @MainActor (FixtureScreen) -> Void) { self.build = build }
  func makeScreen() -> UIViewController { FixtureScreen(build) }
}

/// A screen that is what the test's closure puts onto it.
final class FixtureScreen: UIViewController {
  /// What goes when the screen goes.
  var kept: [Any] = []
  /// What happens when the screen is left.
  var onDisappear: @MainActor () -> Void = {}
  private let build: @MainActor (FixtureScreen) -> Void

  init(_ build: @escaping @MainActor (FixtureScreen) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fixture"
    build(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onDisappear()
  }

  /// Adds a label.
  @discardableResult func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    view.addSubview(label)
    return label
  }

  /// Adds a button.
  func button(_ title: String, _ action: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}

extension Side {
  /// A side whose one screen `build` fills.
  static func fixture(_ build: @escaping @MainActor @Sendable (FixtureScreen) -> Void) -> Side {
    Side({ FixtureApp(build) }, screen: { $0.makeScreen() })
  }
}

extension Judge {
  /// The verdict on a scenario over two fixtures.
  static func verdict(
    _ steps: [Step], coins: [Bool] = [], behaviour: Behaviour = Behaviour(),
    differences: Differences = Differences(),
    legacy: @escaping @MainActor @Sendable (FixtureScreen) -> Void,
    refactored: (@MainActor @Sendable (FixtureScreen) -> Void)? = nil
  ) -> Verdict {
    var scenario = Scenario(slug: "fixture", title: "Fixture", steps: steps)
    scenario.coins = coins
    return Judge(
      kata: "Fixture", legacy: .fixture(legacy), refactored: .fixture(refactored ?? legacy),
      behaviour: behaviour, differences: differences
    ).judge(scenario).verdict
  }
}

/// Cancels a task when it goes.
final class Cancellation {
  private let task: Task<Void, Never>
  init(_ task: Task<Void, Never>) { self.task = task }
  deinit { task.cancel() }
}
