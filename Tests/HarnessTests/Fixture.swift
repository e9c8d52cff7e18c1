import Foundation
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

extension Kata {
  /// What `body` makes of a kata in a folder that goes afterwards: scenario files by slug, each titled
  /// after it, and the legacy side's traces approved.
  @MainActor static func withFixture<Result>(
    scenarios: [String: [String: Any]], differences: String = #"{"differences": []}"#,
    legacy: Side, refactored: Side, _ body: @MainActor (Kata) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let kata = Kata(name: "Fixture", folder: folder, legacy: legacy, refactored: refactored)
    let files = folder.appending(path: "Scenarios")
    for folder in [files, kata.approved.folder] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data(differences.utf8).write(to: folder.appending(path: "differences.json"))
    try Data(#"{}"#.utf8).write(to: folder.appending(path: "kata.json"))
    for (slug, fields) in scenarios {
      let object = fields.merging(["title": "Title of \(slug)"]) { $1 }
      let file = files.appending(path: "\(slug).json")
      try JSONSerialization.data(withJSONObject: object).write(to: file)
      guard let scenario = try? ScenarioFile(file).read() else { continue }
      let trace = ScenarioRunner.run(scenario, on: legacy, label: "approving \(slug)").trace
      try Data(trace.description.utf8).write(to: kata.approved.legacyFile(slug))
    }
    return try body(kata)
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
