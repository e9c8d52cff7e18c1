@_spi(Headless) import UIKitShim

/// A tiny app and a copy broken on purpose. A comparator that does not tell them apart proves nothing.
@MainActor enum Canary {
  private final class App {
    let sings: Bool
    init(sings: Bool) { self.sings = sings }
  }

  private final class Screen: UIViewController {
    private let label = UILabel()
    private let sings: Bool

    init(sings: Bool) {
      self.sings = sings
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Canary"
      label.text = "silent"
      let action = UIAction(title: "Sing") { [weak self] _ in self?.sing() }
      let button = UIButton(type: .system, primaryAction: action)
      button.setTitle("Sing", for: .normal)
      view.addSubview(label)
      view.addSubview(button)
    }

    private func sing() { if sings { label.text = "tweet" } }
  }

  private static func side(sings: Bool) -> Side {
    Side({ App(sings: sings) }, screen: { Screen(sings: $0.sings) })
  }

  /// Why a comparison cannot be trusted in this process; nil when it can. Both ways of comparing are
  /// tried: the judge's, and the one of scenarios that are made up.
  static func problem(comparator: @escaping Divergence.Finder = Divergence.first) -> String? {
    let scenario = Scenario(slug: "canary", title: "Canary", steps: [.launch, .tap("Sing")])
    func comparison(sings: Bool) -> Comparison {
      Comparison(
        kata: "Canary", legacy: side(sings: true), refactored: side(sings: sings),
        behaviour: Behaviour(), comparator: comparator)
    }
    let (honest, broken) = (comparison(sings: true), comparison(sings: false))
    let verdict = honest.judge.judge(scenario).verdict
    guard verdict == .match, honest.failure(scenario) == nil else {
      return "the canary does not match itself: \(verdict.summary)"
    }
    guard case .mismatch(let divergence) = broken.judge.judge(scenario).verdict,
      divergence.step == 2, broken.failure(scenario)?.step == 2
    else {
      return "the comparator misses the canary, which is broken on purpose"
    }
    return nil
  }
}
