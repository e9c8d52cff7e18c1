import Simulation

/// Runs a scenario on both sides, each against itself first, and says what came of it. A legacy trace
/// that is the approved one has been compared with a run of its own already: once is enough.
@MainActor public struct Judge {
  /// A verdict and the traces it rests on.
  public struct Judgement: Sendable {
    /// The scenario.
    public var scenario: Scenario
    /// The verdict.
    public var verdict: Verdict
    /// The legacy side's trace, if it came to that.
    public var legacy: Trace?
    /// The refactored side's trace, if it came to that.
    public var refactored: Trace?
    /// The number of the step that proves nothing, where it is known.
    var brokenStep: Int?
    /// Why it proves nothing, without the place, which differs from scenario to scenario.
    var cause: String?
  }

  private enum Outcome {
    case trace(Trace)
    case broken(Broken)
  }

  /// A side that proves nothing.
  fileprivate struct Broken {
    var verdict: Verdict
    var trace: Trace
    var step: Int?
    var cause: String?
  }

  let kata: String
  let legacy: Side
  let refactored: Side
  let behaviour: Behaviour
  let differences: Differences
  let approved: ApprovedTraces?
  var comparator: Divergence.Finder = Divergence.first

  /// A judge of two sides. Without approved traces the legacy side's own is believed.
  public init(
    kata: String, legacy: Side, refactored: Side, behaviour: Behaviour = Behaviour(),
    differences: Differences = Differences(), approved: ApprovedTraces? = nil
  ) {
    self.kata = kata
    self.legacy = legacy
    self.refactored = refactored
    self.behaviour = behaviour
    self.differences = differences
    self.approved = approved
  }

  /// The judgement on a scenario.
  public func judge(_ scenario: Scenario) -> Judgement {
    var judgement = Judgement(scenario: scenario, verdict: .invalid("it has no steps"))
    guard !scenario.steps.isEmpty else { return judgement }
    let old: Trace
    switch run(scenario, on: legacy, "legacy", isKnown: isApproved) {
    case .broken(let broken):
      judgement.legacy = broken.trace
      judgement.take(broken)
      return judgement
    case .trace(let trace): old = trace
    }
    judgement.legacy = old
    if let problem = Self.emptiness(of: old) ?? approved?.problem(legacy: old, of: scenario.slug) {
      judgement.verdict = .invalid(problem)
      judgement.brokenStep = old.steps.firstIndex { $0.obstacle != nil }.map { $0 + 1 }
      return judgement
    }
    switch run(scenario, on: refactored, "refactored") {
    case .broken(let broken):
      judgement.refactored = broken.trace
      judgement.take(broken)
    case .trace(let new):
      judgement.refactored = new
      judgement.verdict = compare(old, new, scenario)
    }
    return judgement
  }

  /// Why a legacy trace asserts nothing; nil when it does.
  public static func emptiness(of legacy: Trace) -> String? {
    if let index = legacy.steps.firstIndex(where: { $0.obstacle != nil }) {
      let step = legacy.steps[index]
      return "step \(index + 1), \(step.title), is impossible on the legacy screen: "
        + (step.obstacle ?? "")
    }
    return legacy.hasScreens ? nil : "the screen never changes"
  }

  private func isApproved(_ legacy: Trace, _ scenario: Scenario) -> Bool {
    guard let approved else { return false }
    return approved.problem(legacy: legacy, of: scenario.slug) == nil
  }

  /// Runs a side twice, or once where the trace is known; a trace only when all are valid and agree.
  private func run(
    _ scenario: Scenario, on side: Side, _ name: String,
    isKnown: (Trace, Scenario) -> Bool = { _, _ in false }
  ) -> Outcome {
    func run(_ time: Int) -> Run {
      let label = "\(kata) \(name), \(scenario.slug)"
      return ScenarioRunner.run(
        scenario, on: side, behaviour: behaviour, label: time == 1 ? label : "\(label), run \(time)"
      )
    }
    let first = run(1)
    if let invalidity = first.invalidity {
      return .broken(Broken(invalidity, of: first, "\(name) code"))
    }
    guard !isKnown(first.trace, scenario) else { return .trace(first.trace) }
    let second = run(2)
    if let invalidity = second.invalidity {
      return .broken(Broken(invalidity, of: second, "\(name) code, launched again"))
    }
    guard first.trace == second.trace else {
      let divergence = Divergence.first(legacy: first.trace, refactored: second.trace)
      let place = divergence?.place ?? ""
      // A coin that nobody controls agrees with itself this often once in a thousand.
      let laterOnesAgree = (3...12).allSatisfy { run($0).trace == second.trace }
      let why =
        laterOnesAgree
        ? "the first launch differs from all later ones, as when a static outlives the app"
        : "it differs from itself when run again in the same process"
      let verdict = Verdict.nondeterministic("\(name) code, \(place): \(why)")
      return .broken(Broken(verdict: verdict, trace: second.trace, step: divergence?.step))
    }
    for run in [first, second] where LateArrivals.take(run.label) {
      let invalidity = Invalidity(cause: "work came back after the app had ended")
      return .broken(Broken(invalidity, of: run, "\(name) code"))
    }
    return .trace(first.trace)
  }

  private func compare(_ old: Trace, _ new: Trace, _ scenario: Scenario) -> Verdict {
    let divergence = comparator(old, new)
    guard let declared = differences.difference(in: scenario.slug) else {
      return divergence.map { .mismatch($0) } ?? .match
    }
    guard let divergence else {
      let step = old.steps.indices.contains(declared.step - 1) ? old.steps[declared.step - 1] : nil
      return .mismatch(
        Divergence(
          step: declared.step, title: step?.title ?? "", kind: .declaredButSame, shared: .home))
    }
    guard divergence.step == declared.step else {
      var divergence = divergence
      divergence.note = "differences.json declares step \(declared.step) of this scenario"
      return .mismatch(divergence)
    }
    if let problem = approved?.problem(refactored: new, of: scenario.slug) {
      let kind = Divergence.Kind.notAsApproved(
        problem, approved: approved?.refactoredText(of: scenario.slug) ?? "", shown: "\(new)")
      return .mismatch(
        Divergence(
          step: divergence.step, title: divergence.title, kind: kind, shared: divergence.shared))
    }
    return .declared(reason: declared.reason)
  }
}

extension Judge.Broken {
  fileprivate init(_ invalidity: Invalidity, of run: Run, _ whose: String) {
    self.init(
      verdict: .invalid("\(whose): \(invalidity)"), trace: run.trace, step: invalidity.step,
      cause: "\(whose): \(invalidity.cause)")
  }
}

extension Judge.Judgement {
  fileprivate mutating func take(_ broken: Judge.Broken) {
    verdict = broken.verdict
    brokenStep = broken.step
    cause = broken.cause
  }
}
