import Simulation

/// Makes a failing scenario shorter and plainer while it goes on failing in the same way: first what goes
/// wrong in the world, then the steps, then the waits, then other values.
@MainActor struct Shrinker {
  /// What a scenario shows; nil when it does not fail.
  let failure: (Scenario) -> Failure?
  /// Scenarios tried at most.
  var budget = 1_000

  /// The plainest scenario found that fails as `scenario` does; itself when it does not fail.
  func shrink(_ scenario: Scenario) -> Scenario {
    guard let first = failure(scenario) else { return scenario }
    var search = Search(best: scenario, failure: first, left: budget, check: failure)
    search.cutAfterTheFailure()
    var before: Scenario?
    while before != search.best, search.left > 0 {
      before = search.best
      search.removeFaults()
      search.removeSteps()
      search.simplifyWaits()
      search.simplifyValues()
    }
    return search.best
  }
}

/// The plainest scenario so far, and how many may still be tried.
@MainActor struct Search {
  private(set) var best: Scenario
  private(set) var failure: Failure
  private(set) var left: Int
  /// What was tried, as each pass comes to the same scenarios again.
  private var tried: Set<Scenario>
  let check: (Scenario) -> Failure?

  init(best: Scenario, failure: Failure, left: Int, check: @escaping (Scenario) -> Failure?) {
    self.best = best
    self.failure = failure
    self.left = left
    tried = [best]
    self.check = check
  }

  /// Takes a candidate where it fails in the same way; whether it did.
  @discardableResult mutating func attempt(_ change: (inout Scenario) -> Void) -> Bool {
    var candidate = best
    change(&candidate)
    guard left > 0, !candidate.steps.isEmpty, tried.insert(candidate).inserted else {
      return false
    }
    left -= 1
    guard let found = check(candidate), found.identity == failure.identity else { return false }
    best = candidate
    failure = found
    return true
  }

  /// Takes steps away, with the coins that they drew or without.
  @discardableResult mutating func remove(_ range: Range<Int>) -> Bool {
    let drawn = failure.coins
    let from = drawn.prefix(range.lowerBound).reduce(0, +)
    let to = drawn.prefix(range.upperBound).reduce(0, +)
    let withoutCoins = attempt { scenario in
      scenario.steps.removeSubrange(range)
      let end = min(to, scenario.coins.count)
      if from < end { scenario.coins.removeSubrange(from..<end) }
    }
    return withoutCoins || (from < to && attempt { $0.steps.removeSubrange(range) })
  }

  /// What comes after the step that fails proves nothing more.
  mutating func cutAfterTheFailure() {
    guard let step = failure.step else { return }
    attempt { $0.steps = Array($0.steps.prefix(step)) }
    let drawn = failure.coins.reduce(0, +)
    attempt { $0.coins = Array($0.coins.prefix(drawn)) }
  }
}
