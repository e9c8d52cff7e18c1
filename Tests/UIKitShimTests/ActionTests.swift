import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `Actions` {
  let log = Log()
  let button = UIButton(type: .system)

  private func action(_ name: String, id: String? = nil) -> UIAction {
    UIAction(title: name, identifier: id.map { UIAction.Identifier($0) }) { [log] _ in
      log.lines.append(name)
    }
  }

  @Test func `are performed in the order they were added, for their events only`() {
    button.addAction(action("first"), for: .touchUpInside)
    button.addAction(action("other"), for: .valueChanged)
    button.addAction(action("second"), for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["first", "second"])
  }

  @Test func `replace one of the same identifier`() {
    button.addAction(action("old", id: "same"), for: .touchUpInside)
    button.addAction(action("new", id: "same"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["new"])
  }

  @Test func `are removed by action and by identifier`() {
    let one = action("one")
    button.addAction(one, for: .touchUpInside)
    button.addAction(action("two", id: "two"), for: .touchUpInside)
    button.removeAction(one, for: .touchUpInside)
    button.removeAction(identifiedBy: UIAction.Identifier("two"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.lines.isEmpty)
    #expect(button.allControlEvents.isEmpty)
  }

  @Test func `know who sent them while they are performed`() {
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender === button)
    #expect(action.sender == nil)
  }

  @Test func `are performed once by a tap, for either event of a button`() {
    button.addAction(action("up"), for: .touchUpInside)
    button.addAction(action("primary"), for: .primaryActionTriggered)
    button.addAction(action("both"), for: [.touchUpInside, .primaryActionTriggered])
    let screen = Screen(showing: button)
    #expect(button.simulateTap())
    #expect(log.lines == ["up", "primary", "both"])
    _ = screen
  }

  @Test func `are not performed by a tap on a button that is disabled or hidden`() {
    button.addAction(action("tapped"), for: .touchUpInside)
    let screen = Screen(showing: button)
    button.isEnabled = false
    #expect(!button.simulateTap())
    button.isEnabled = true
    button.isHidden = true
    #expect(!button.simulateTap())
    #expect(log.lines.isEmpty)
    _ = screen
  }

  @Test func `of a bar button are performed by a tap unless it is disabled`() {
    let item = UIBarButtonItem(primaryAction: action("Add"))
    #expect(item.title == "Add")
    #expect(item.simulateTap())
    item.isEnabled = false
    #expect(!item.simulateTap())
    #expect(log.lines == ["Add"])
  }

  @Test func `of a bar button that the system knows go by its English name`() {
    #expect(UIBarButtonItem(systemItem: .cancel).shownTitle == "Cancel")
    #expect(UIBarButtonItem(systemItem: .flexibleSpace).shownTitle == nil)
  }
}
