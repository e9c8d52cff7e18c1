@_spi(Headless) import UIKitShim

/// Where controllers and views write down what happens to them.
@MainActor final class Log {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down its lifecycle.
final class LoggingController: UIViewController {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("no archive") }

  private func note(_ event: String) { log.lines.append("\(name) \(event)") }

  private var way: String {
    (isMovingToParent ? " in" : "") + (isMovingFromParent ? " out" : "")
      + (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : "")
  }

  override func viewDidLoad() { note("loaded") }
  override func viewWillAppear(_ animated: Bool) { note("will appear" + way) }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewWillLayoutSubviews() { note("will lay out") }
  override func viewDidLayoutSubviews() { note("did lay out") }
  override func viewDidAppear(_ animated: Bool) { note("did appear" + way) }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear" + way) }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear" + way) }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "will leave" : "will enter")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "left" : "entered")
  }
}
