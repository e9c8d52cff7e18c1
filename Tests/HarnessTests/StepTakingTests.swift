import Simulation
import Testing
import UIKitShim

@testable import Harness

@Suite("Taking steps") @MainActor struct StepTakingTests {
  /// A table without rows that fills the screen.
  private static func table(on screen: FixtureScreen) -> UITableView {
    let table = UITableView()
    screen.view.addSubview(table)
    return table
  }

  private static func retryButton(_ screen: FixtureScreen) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Retry", for: .normal)
    button.addAction(
      UIAction { [weak screen] _ in screen?.label("retried") }, for: .touchUpInside)
    return button
  }

  @Test(arguments: ["background", "header", "footer"])
  func `a button behind, above or below the rows of a list can be tapped`(_ place: String) {
    let verdict = Judge.verdict([.launch, .tap("Retry")]) { screen in
      let table = Self.table(on: screen)
      let box = UIView()
      box.addSubview(Self.retryButton(screen))
      switch place {
      case "background": table.backgroundView = box
      case "header": table.tableHeaderView = box
      default: table.tableFooterView = box
      }
    }
    #expect(verdict == .match)
  }

  @Test func `a swipe back that is not finished tells the screen that it goes and comes`() {
    var scenario = Scenario(
      slug: "swipe", title: "Swipe", steps: [.launch, .beginToGoBack, .beginToGoBack])
    scenario.coins = []
    let run = ScenarioRunner.run(
      scenario,
      on: .fixture { screen in
        screen.label("here")
        screen.onDisappear = { World.current?.write("disappears") }
      }, behaviour: Behaviour(log: true), label: "swipe")
    #expect(run.trace.steps.map { $0.log.map(\.text) } == [[], ["disappears"], ["disappears"], []])
    #expect(run.trace.steps[1].frames.isEmpty)
    #expect(run.trace.leakedScreens == 0)
  }

  @Test func `a load that such a swipe stops is seen`() {
    let verdict = Judge.verdict([.launch, .beginToGoBack, .wait(.seconds(1))]) { screen in
      let label = screen.label("loading")
      Task {
        try await WorldSleep.sleep(for: .milliseconds(800))
        label.text = "loaded"
      }
    } refactored: { screen in
      let label = screen.label("loading")
      let load = Task {
        try await WorldSleep.sleep(for: .milliseconds(800))
        label.text = "loaded"
      }
      screen.onDisappear = { load.cancel() }
    }
    #expect(verdict.summary == "Step 3, wait 1: the screen should change at 0.8 s and does not")
  }

  @Test func `on the home screen no swipe leads back`() {
    let verdict = Judge.verdict([.launch, .goBack, .beginToGoBack]) { $0.label("a") }
    #expect(verdict.summary.contains("no screen of the app is open"))
  }
}
