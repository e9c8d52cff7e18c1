import Foundation
import Testing

@testable import Harness

@Suite("Shrinking") @MainActor struct ShrinkerTests {
  private static let screen = Failure.Identity(kind: "screen", element: "text")

  /// Shrinks a scenario that fails where `isBroken` says so.
  private func shrink(
    _ scenario: Scenario, budget: Int = 1_000,
    _ identity: @escaping (Scenario) -> Failure.Identity?
  ) -> Scenario {
    Shrinker(
      failure: { scenario in
        identity(scenario).map {
          Failure(identity: $0, step: nil, coins: scenario.steps.map { _ in 0 })
        }
      }, budget: budget
    ).shrink(scenario)
  }

  private func long(_ steps: [Step]) -> Scenario {
    var scenario = Scenario(slug: "long", title: "Long", seed: 9, steps: steps)
    scenario.coins = [false, false, true]
    scenario.now += 3_600
    scenario.locale = Locale(identifier: "ja_JP")
    scenario.isOnline = false
    return scenario
  }

  @Test func `only what the failure needs is left, on an ordinary day`() {
    let scenario = long([
      .launch, .wait(.milliseconds(437)), .goOnline, .scrollToRow(9), .wait(.seconds(60)),
      .tap("Retry"), .goOffline, .goBack, .wait(.seconds(1)), .reopen, .scrollToEnd,
    ])
    let plainest = shrink(scenario) { scenario in
      guard let tap = scenario.steps.firstIndex(of: .tap("Retry")) else { return nil }
      return scenario.steps[tap...].contains(.reopen) ? Self.screen : nil
    }
    var expected = Scenario(slug: "long", title: "Long", steps: [.tap("Retry"), .reopen])
    expected.coins = []
    #expect(plainest == expected)
  }

  @Test func `a shorter script that fails in another way is not taken`() {
    let plainest = shrink(long([.launch, .wait(.seconds(1)), .goBack, .reopen])) { scenario in
      scenario.steps.count >= 4 ? Self.screen : .init(kind: "leak")
    }
    #expect(plainest.steps.count == 4)
  }

  @Test func `steps that only go together are taken away together`() {
    let plainest = shrink(
      long([.launch, .goBack, .wait(.seconds(1)), .reopen, .tap("Retry")])
    ) { scenario in
      let steps = scenario.steps
      let isEven = steps.contains(.goBack) == steps.contains(.reopen)
      return isEven && steps.contains(.tap("Retry")) && steps.contains(.wait(.seconds(1)))
        ? Self.screen : nil
    }
    #expect(plainest.steps == [.wait(.seconds(1)), .tap("Retry")])
  }

  @Test func `waits in a row become one, and rows and waits become small`() {
    let plainest = shrink(
      long([.launch, .wait(.milliseconds(433)), .wait(.milliseconds(433)), .scrollToRow(40)])
    ) { scenario in
      var waited = Duration.zero
      for case .wait(let wait) in scenario.steps { waited += wait }
      let row = scenario.steps.contains {
        if case .scrollToRow(let row) = $0 { row >= 3 } else { false }
      }
      return waited >= .milliseconds(800) && row ? Self.screen : nil
    }
    #expect(plainest.steps == [.wait(.milliseconds(800)), .scrollToRow(3)])
  }

  @Test func `waits that other steps part become one, where the failure needs it`() {
    let plainest = shrink(
      long([.launch, .wait(.milliseconds(600)), .scrollToEnd, .wait(.seconds(30)), .goBack])
    ) { scenario in
      guard let wait = scenario.steps.firstIndex(of: .wait(.milliseconds(30_600))) else {
        return scenario.steps.count >= 5 ? Self.screen : nil
      }
      return scenario.steps[..<wait].contains(.scrollToEnd) ? Self.screen : nil
    }
    #expect(plainest.steps == [.scrollToEnd, .wait(.milliseconds(30_600))])
  }

  @Test func `no wait becomes longer than a file can say`() {
    let day = Step.wait(.seconds(86_400))
    let plainest = shrink(long([.launch, day, day])) { scenario in
      var waited = Duration.zero
      for case .wait(let wait) in scenario.steps { waited += wait }
      return waited >= .seconds(2 * 86_400) ? Self.screen : nil
    }
    #expect(plainest.steps == [day, day])
  }

  @Test func `scrolling up and down again becomes scrolling to the end`() {
    let plainest = shrink(long([.launch, .tap("Retry"), .scrollToRow(1), .scrollToRow(7)])) {
      scenario in
      let scrolls = Array(scenario.steps.drop { $0 != .tap("Retry") }.dropFirst())
      return [[.scrollToRow(1), .scrollToRow(7)], [.scrollToEnd]].contains(scrolls)
        ? Self.screen : nil
    }
    #expect(plainest.steps == [.tap("Retry"), .scrollToEnd])
  }

  @Test func `who may as well start offline does not go offline later`() {
    var scenario = long([.launch, .goOffline, .tap("Retry")])
    scenario.isOnline = true
    let plainest = shrink(scenario) { scenario in
      let isOffline = !scenario.isOnline || scenario.steps.contains(.goOffline)
      return isOffline && scenario.steps.contains(.tap("Retry")) ? Self.screen : nil
    }
    #expect(plainest.steps == [.tap("Retry")])
    #expect(!plainest.isOnline)
  }

  @Test func `coins that a step drew go with it`() {
    var scenario = Scenario(
      slug: "coins", title: "Coins", steps: [.launch, .scrollToEnd, .scrollToRow(1), .tap("Retry")])
    scenario.coins = [true, false]
    // The first scroll draws a coin; the tap fails on tails.
    let plainest = Shrinker { scenario in
      let coins = scenario.steps.map { [.scrollToEnd, .tap("Retry")].contains($0) ? 1 : 0 }
      guard scenario.steps.last == .tap("Retry") else { return nil }
      let index = coins.dropLast().reduce(0, +)
      guard scenario.coins.indices.contains(index), !scenario.coins[index] else { return nil }
      return Failure(identity: Self.screen, step: nil, coins: coins)
    }.shrink(scenario)
    #expect(plainest.steps == [.tap("Retry")])
    #expect(plainest.coins == [false])
  }

  @Test func `no more scenarios are tried than allowed`() {
    var tried = 0
    let shrinker = Shrinker(
      failure: { scenario in
        tried += 1
        return Failure(identity: Self.screen, step: nil, coins: scenario.steps.map { _ in 0 })
      }, budget: 10)
    _ = shrinker.shrink(long((0..<100).map { .scrollToRow($0 + 1) }))
    #expect(tried <= 11)
  }

  @Test func `no scenario is tried twice`() {
    var tried: [Scenario] = []
    _ = shrink(long([.launch, .wait(.seconds(3)), .goBack, .wait(.seconds(1)), .reopen])) {
      scenario in
      tried.append(scenario)
      return scenario.steps.count >= 4 ? Self.screen : nil
    }
    #expect(Set(tried).count == tried.count)
  }

  @Test func `a scenario that does not fail stays as it is`() {
    let scenario = long([.launch])
    #expect(shrink(scenario) { _ in nil } == scenario)
  }
}
