import Simulation
import Testing
import UIKitShim

@testable import Harness

@Suite("Relaunching") @MainActor struct RelaunchTests {
  private func log(
    _ steps: [Step], coins: [Bool] = [],
    _ build: @escaping @MainActor @Sendable (FixtureScreen) -> Void
  ) -> [String] {
    var scenario = Scenario(slug: "relaunch", title: "Relaunch", steps: steps)
    scenario.coins = coins
    let run = ScenarioRunner.run(
      scenario, on: .fixture(build), behaviour: Behaviour(log: true), label: "relaunch")
    return run.trace.steps.flatMap(\.log).map(\.text)
  }

  @Test func `the ended app does not finish what it was doing`() {
    let log = log([.launch, .relaunch, .wait(.seconds(2))], coins: [true, false]) { screen in
      guard World.current?.toss() == true else { return }
      Task {
        World.current?.write("began")
        try await WorldSleep.sleep(for: .seconds(1))
        World.current?.write("finished")
      }
    }
    #expect(log == ["began"])
  }

  @Test func `the ended app hears nothing of its end, while leaving a screen is told`() {
    func log(_ steps: [Step]) -> [String] {
      self.log(steps) { screen in
        screen.onDisappear = { World.current?.write("disappears") }
      }
    }
    #expect(log([.launch, .relaunch, .wait(.seconds(1))]) == [])
    #expect(log([.launch, .goBack]) == ["disappears"])
  }
}
