import Foundation
import Simulation

extension Search {
  /// What goes wrong in the world: the network, and coins that come up tails.
  mutating func removeFaults() {
    attempt { $0.isOnline = true }
    attempt { $0.steps.removeAll { [.goOffline, .goOnline].contains($0) } }
    for index in best.steps.indices.reversed()
    where best.steps.indices.contains(index)
      && [.goOffline, .goOnline].contains(best.steps[index])
    {
      remove(index..<index + 1)
    }
    beginOffline()
    let drawn = failure.coins.reduce(0, +)
    attempt { $0.coins = [] }
    attempt { $0.coins = Array($0.coins.prefix(drawn)) }
    for index in best.coins.indices { attempt { $0.coins[index] = true } }
    while best.coins.last == true, attempt({ $0.coins.removeLast() }) {}
  }

  /// A network that fails later may as well never have been there, which is a step less.
  private mutating func beginOffline() {
    guard let index = best.steps.firstIndex(of: .goOffline), best.isOnline else { return }
    attempt { scenario in
      scenario.isOnline = false
      scenario.steps.remove(at: index)
    }
  }

  /// Runs of steps, longest first, down to pairs and single ones (Zeller's delta debugging).
  mutating func removeSteps() {
    var size = max(1, best.steps.count / 2)
    while size > 0 {
      var end = best.steps.count
      while end > 0 {
        let start = max(0, end - size)
        remove(start..<end)
        end = min(start, best.steps.count)
      }
      size = size == 1 ? 0 : size / 2
    }
    removePairs()
    mergeWaits()
    mergeScrolls()
  }

  /// Two steps that go together, such as leaving and coming back, with others between them.
  private mutating func removePairs() {
    var first = 0
    while first < best.steps.count {
      var second = first + 1
      while second < best.steps.count {
        let (one, other) = (first, second)
        if !attempt({ scenario in
          scenario.steps.remove(at: other)
          scenario.steps.remove(at: one)
        }) {
          second += 1
        }
      }
      first += 1
    }
  }

  /// Two waits become one, at the place of either; what is between them stays.
  private mutating func mergeWaits() {
    var first = 0
    while first < best.steps.count {
      var second = first + 1
      while second < best.steps.count {
        second = mergeWaits(first, second) ? first + 1 : second + 1
      }
      first += 1
    }
  }

  private mutating func mergeWaits(_ first: Int, _ second: Int) -> Bool {
    guard case .wait(let one) = best.steps[first], case .wait(let other) = best.steps[second],
      one + other <= .seconds(Duration.longestSeconds)
    else { return false }
    return [(first, second), (second, first)].contains { kept, removed in
      attempt { scenario in
        scenario.steps[kept] = .wait(one + other)
        scenario.steps.remove(at: removed)
      }
    }
  }

  /// Two scrolls, as up and down again, become one to the end.
  private mutating func mergeScrolls() {
    var index = 0
    while index + 1 < best.steps.count {
      let pair = index..<index + 2
      if !best.steps[pair].allSatisfy(\.isScroll)
        || !attempt({ $0.steps.replaceSubrange(pair, with: [.scrollToEnd]) })
      {
        index += 1
      }
    }
  }

  /// Each wait becomes the shortest and roundest that will do.
  mutating func simplifyWaits() {
    let plain: [Duration] =
      [100, 500, 1_000, 2_000, 5_000, 10_000, 60_000, 600_000].map { .milliseconds($0) }
    for index in best.steps.indices {
      guard case .wait(let wait) = best.steps[index] else { continue }
      let tenths = Duration.milliseconds((wait / .milliseconds(100)).rounded(.down) * 100)
      for shorter in plain + [wait / 2, tenths] where shorter < wait && shorter > .zero {
        if attempt({ $0.steps[index] = .wait(shorter) }) { break }
      }
    }
  }

  /// An ordinary day, and the smallest row numbers.
  mutating func simplifyValues() {
    let usual = Scenario(slug: best.slug, title: best.title, steps: [])
    attempt { $0.now = usual.now }
    attempt { $0.locale = usual.locale }
    attempt { $0.timeZone = usual.timeZone }
    attempt { $0.seed = usual.seed }
    for index in best.steps.indices {
      switch best.steps[index] {
      case .scrollToRow(let row): simplify(row, at: index) { .scrollToRow($0) }
      case .tapRow(let row): simplify(row, at: index) { .tapRow($0) }
      default: break
      }
    }
  }

  private mutating func simplify(_ row: Int, at index: Int, _ step: (Int) -> Step) {
    for smaller in [1, row / 2, row - 1] where smaller > 0 && smaller < row {
      if attempt({ $0.steps[index] = step(smaller) }) { return }
    }
  }
}

extension Step {
  fileprivate var isScroll: Bool {
    switch self {
    case .scrollToRow, .scrollToEnd: true
    default: false
    }
  }
}
