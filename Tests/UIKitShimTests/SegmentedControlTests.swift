import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite final class `A segmented control` {
  private let control = UISegmentedControl(items: ["Date", "Name", "Status"])
  private let log = Log()
  /// What keeps the control on the screen.
  private var screen: Screen?

  init() {
    control.addAction(
      UIAction { [log] action in
        let control = action.sender as? UISegmentedControl
        log.lines.append("changed to \(control?.selectedSegmentIndex ?? -9)")
      }, for: .valueChanged)
  }

  @Test func `begins with nothing chosen`() {
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "Name")
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `tells of a tap, and not of what the app chooses`() {
    screen = Screen(showing: control)
    control.selectedSegmentIndex = 0
    #expect(log.lines == [])
    #expect(control.simulateTap(onSegment: 2))
    #expect(log.take() == ["changed to 2"])
    #expect(control.simulateTap(onSegment: 2))
    #expect(log.lines == [])
  }

  @Test func `is out of reach off the screen, disabled, and where the segment is`() {
    #expect(!control.simulateTap(onSegment: 0))
    screen = Screen(showing: control)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.simulateTap(onSegment: 0))
    control.isEnabled = false
    #expect(!control.simulateTap(onSegment: 1))
    #expect(log.lines == [])
  }

  @Test func `keeps its choice while segments come and go`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Price", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "Last")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `performs a segment's own action before it tells of the change`() {
    let action = UIAction(title: "Price") { [log] _ in log.lines.append("price") }
    control.setAction(action, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Price")
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 0)
    screen = Screen(showing: control)
    control.simulateTap(onSegment: 0)
    #expect(log.lines == ["price", "changed to 0"])
  }

  @Test func `is reached in the navigation bar, and leaves it with its screen`() {
    let root = UIViewController()
    root.navigationItem.titleView = control
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(navigation)
    #expect(control.simulateTap(onSegment: 1))
    navigation.pushViewController(UIViewController(), animated: false)
    screen.settle()
    #expect(!control.simulateTap(onSegment: 0))
    navigation.popViewController(animated: false)
    screen.settle()
    #expect(control.simulateTap(onSegment: 0))
    root.navigationItem.titleView = nil
    screen.settle()
    #expect(control.window == nil)
  }
}
