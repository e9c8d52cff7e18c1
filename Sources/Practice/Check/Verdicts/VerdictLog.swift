import Foundation

/// What the characterization suites wrote about one kata.
struct VerdictLog: Equatable, Sendable {
  /// The version of the file's format that is understood here.
  static let version = 1

  /// How many scenarios the suite said that it would run; nil when it did not start.
  private(set) var announced: Int?

  /// The scenarios that were begun, in order.
  private(set) var started: [String] = []

  private(set) var verdicts: [ScenarioVerdict] = []

  /// How many scenarios that were made up were compared; nil when it did not come to that.
  private(set) var generated: Int?

  /// What a scenario showed that was made up.
  private(set) var found: ScenarioVerdict?

  /// The scenario that was made up last, until all were run.
  private(set) var running: String?

  private(set) var reports: [String] = []

  /// Whether the suite came to its end.
  private(set) var isFinished = false

  /// What makes the file unusable, a line each.
  private(set) var faults: [String] = []

  init() {}

  /// Reads the lines about `kata`; those about other katas are theirs.
  ///
  /// A last line without its end was being written when the process died, and says nothing.
  init(_ file: Data, kata: String) {
    let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) where !line.isEmpty {
      guard let event = try? JSONDecoder().decode(VerdictEvent.self, from: line) else {
        if number < lines.count { faults.append("line \(number) of the verdicts cannot be read") }
        continue
      }
      if event.kata == kata { take(event, line: number) }
    }
  }

  /// The scenarios that do not pass.
  var failures: [ScenarioVerdict] { verdicts.filter { !$0.kind.isPass } }

  /// The scenarios during which the process ended.
  var unended: [String] {
    let judged = Set(verdicts.map(\.scenario))
    return started.filter { !judged.contains($0) } + (running.map { [$0] } ?? [])
  }

  private mutating func take(_ event: VerdictEvent, line: Int) {
    switch event.event {
    case "run":
      if let version = event.version, version != Self.version {
        faults.append(
          "the suites write verdicts of version \(version), and this kata reads \(Self.version): "
            + "run `swift build` and check again")
      }
      if announced != nil { faults.append("the suite ran more than once") }
      announced = event.scenarios ?? 0
    case "started":
      if let scenario = event.scenario { started.append(scenario) }
    case "verdict":
      judge(event, line: line)
    case "generated":
      running = event.scenario
    case "found":
      found = verdict(event, line: line)
    case "generation finished":
      running = nil
      generated = event.scenarios ?? 0
    case "report":
      if let text = event.text { reports.append(text) }
    case "finished":
      isFinished = true
    default:
      // A newer suite may say more; verdicts are counted, so that nothing is missed.
      break
    }
  }

  private mutating func judge(_ event: VerdictEvent, line: Int) {
    guard let verdict = verdict(event, line: line) else { return }
    if verdicts.contains(where: { $0.scenario == verdict.scenario }) {
      faults.append("scenario \(verdict.scenario) was judged twice")
    }
    verdicts.append(verdict)
  }

  private mutating func verdict(_ event: VerdictEvent, line: Int) -> ScenarioVerdict? {
    guard let scenario = event.scenario, let word = event.kind else {
      faults.append("line \(line) of the verdicts names no scenario or no kind")
      return nil
    }
    guard let kind = VerdictKind(rawValue: word) else {
      faults.append("scenario \(scenario) has a verdict of unknown kind \"\(word)\"")
      return nil
    }
    var digests: Digests?
    if let legacy = event.digests?.legacy, let refactored = event.digests?.refactored {
      digests = Digests(legacy: legacy, refactored: refactored)
    }
    return ScenarioVerdict(
      scenario: scenario, title: event.title ?? scenario, kind: kind,
      summary: event.summary ?? "", step: event.step, digests: digests)
  }
}
