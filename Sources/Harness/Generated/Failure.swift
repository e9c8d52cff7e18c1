/// What a script shows when run once on both sides: where they part, and what that is about.
struct Failure: Sendable {
  /// Which failures count as the same one: what kind it is, and which element it shows in. Numbers,
  /// texts and times do not count, so that a shorter script may show it elsewhere.
  struct Identity: Hashable, Sendable {
    var kind: String
    var element = ""
  }

  var identity: Identity
  /// The number of the step, from 1; none after the last one.
  var step: Int?
  /// How many coins each step drew on the legacy side.
  var coins: [Int]
}

/// Runs a script once on each side. Cheaper than a `Judge`, which has the last word.
@MainActor struct Comparison {
  let kata: String
  let legacy: Side
  let refactored: Side
  let behaviour: Behaviour
  var comparator: Divergence.Finder = Divergence.first

  /// Where the sides part in a scenario; nil where they do not, or where it proves nothing.
  func failure(_ scenario: Scenario) -> Failure? {
    let label = "\(kata) legacy, \(scenario.slug)"
    return failure(
      scenario,
      legacy: ScenarioRunner.run(scenario, on: legacy, behaviour: behaviour, label: label))
  }

  /// The judge of the same sides.
  var judge: Judge {
    var judge = Judge(kata: kata, legacy: legacy, refactored: refactored, behaviour: behaviour)
    judge.comparator = comparator
    return judge
  }

  /// The same for a legacy run that is there already.
  func failure(_ scenario: Scenario, legacy old: Run) -> Failure? {
    guard old.invalidity == nil, Judge.emptiness(of: old.trace) == nil else { return nil }
    let label = "\(kata) refactored, \(scenario.slug)"
    let new = ScenarioRunner.run(scenario, on: refactored, behaviour: behaviour, label: label)
    let coins = old.trace.steps.map(\.coins.count)
    if let invalidity = new.invalidity {
      let identity = Failure.Identity(kind: "invalid", element: invalidity.cause)
      let step = invalidity.step.flatMap { scenario.steps.indices.contains($0 - 1) ? $0 : nil }
      return Failure(identity: identity, step: step, coins: coins)
    }
    guard let divergence = comparator(old.trace, new.trace) else { return nil }
    return Failure(
      identity: divergence.identity, step: divergence.isInTail ? nil : divergence.step,
      coins: coins)
  }
}

extension Divergence {
  /// What this is about, whatever the step and the texts.
  var identity: Failure.Identity {
    switch kind {
    case .screens(let legacy, let refactored):
      let (old, new) = (legacy?.screen ?? shared, refactored?.screen ?? shared)
      return .init(kind: "screen", element: old.firstDifference(from: new) ?? "time")
    case .coins: return .init(kind: "coins")
    case .log: return .init(kind: "log")
    case .files: return .init(kind: "files")
    case .obstacle(_, let refactored):
      return .init(kind: refactored == nil ? "possible" : "impossible")
    case .leaks: return .init(kind: "leak")
    case .declaredButSame, .notAsApproved: return .init(kind: "declaration")
    }
  }
}
