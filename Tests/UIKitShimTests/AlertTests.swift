import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `An alert` {
  private let root = UIViewController()
  private let button = UIButton(type: .system)
  private let alert = UIAlertController(
    title: "Ada", message: "Villa", preferredStyle: .actionSheet)
  private let log = Log()
  private let screen: Screen

  init() {
    root.view.addSubview(button)
    screen = Screen(root)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Check in", style: .default) { [log, root] action in
        log.lines.append("\(action.title ?? "") \(root.presentedViewController == nil)")
      })
    root.present(alert, animated: true)
    screen.settle()
  }

  @Test func `leaves what is below in sight and out of reach`() {
    #expect(button.isVisibleInHierarchy)
    #expect(!button.isTouchable)
    #expect(!button.simulateTap())
  }

  @Test func `is gone before the handler of its button is called`() {
    #expect(alert.simulateTap(on: alert.actions[1]))
    #expect(log.lines == [])
    #expect(!alert.simulateTap(on: alert.actions[1]))
    screen.settle()
    #expect(log.lines == ["Check in true"])
    #expect(button.isTouchable)
  }

  @Test func `shows the button that cancels last, wherever it was added`() {
    #expect(alert.shownActions.map(\.title) == ["Check in", "Cancel"])
    #expect(alert.simulateTap(on: alert.shownActions[1]))
    screen.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `does not react where a button is disabled`() {
    alert.actions[1].isEnabled = false
    #expect(!alert.simulateTap(on: alert.actions[1]))
  }

  @Test func `has one button that cancels at most`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for _ in 1...2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
      }
    }
    #expect(result.mentions("can only have one action with a style of UIAlertActionStyleCancel"))
  }
}
