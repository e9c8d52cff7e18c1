import Harness
import Processes

/// What a process left behind that ran a kata's scenarios on a build, up to the first that fails.
struct Trial {
  /// The verdicts that it wrote while it went.
  var lines: [VerdictFile.Line]
  /// How it ended.
  var ended: Termination
  /// What it wrote to standard error.
  var errorText: String
  /// Whether it was ended from here, since it took too long.
  var wasEnded = false

  /// What the trial says about a mutant that it was made of. `unreached` needs more than a trial.
  var fate: Fate {
    if let failure { return fate(failure) }
    if let scenario = unended {
      return .killed(.init(scenario: scenario, words: crash))
    }
    if let generatedKill { return .killed(generatedKill) }
    guard !wasEnded else { return .timedOut("no scenario was begun in time") }
    guard let problem else { return .survived }
    return .notJudged(problem)
  }

  /// Why the trial does not show that all of `count` scenarios pass; nil when it does.
  func problem(ofBaseWith count: Int) -> String? {
    if let failure { return "\(failure.scenario ?? ""): \(failure.summary ?? "")" }
    if let unended { return "\(unended): \(crash)" }
    if let generatedKill { return "\(generatedKill.scenario): \(generatedKill.words)" }
    if let problem { return problem }
    guard count > 0 else { return "there is no scenario" }
    let passed = verdicts.count
    return passed == count ? nil : "\(passed) of \(count) scenarios were judged"
  }

  private var verdicts: [VerdictFile.Line] { lines.filter { $0.event == "verdict" } }

  private var failure: VerdictFile.Line? {
    verdicts.first { !["match", "declared"].contains($0.kind) }
  }

  private func fate(_ failure: VerdictFile.Line) -> Fate {
    let (scenario, words) = (failure.scenario ?? "", failure.summary ?? "")
    // Whatever else makes a scenario invalid is no doing of the mutant's.
    guard failure.kind != "invalid" || words.hasPrefix("invalid: refactored code") else {
      return .notJudged("\(scenario): \(words)")
    }
    return .killed(.init(scenario: scenario, words: words))
  }

  /// The scenario that was begun and never judged.
  private var unended: String? {
    let judged = Set(verdicts.map(\.scenario))
    return lines.last { $0.event == "started" && !judged.contains($0.scenario) }?.scenario
  }

  /// What a scenario that is made up tells; they come after all files, which tell nothing then.
  private var generatedKill: Fate.Kill? {
    if let found = lines.first(where: { $0.event == "found" }) {
      return .init(
        scenario: found.scenario ?? "", words: found.summary ?? "", isGenerated: true)
    }
    guard let last = lines.last, last.event == "generated" else { return nil }
    return .init(scenario: last.scenario ?? "", words: crash, isGenerated: true)
  }

  /// How the process ended in the midst of a scenario: the harness's last words tell the step.
  private var crash: String {
    let ways = [
      ("crashed", "crashed in "), ("blocks or spins", "blocks or spins in "),
      ("exit was called", "exit was called in "),
      ("crashed on another thread", "crashed on another thread, during "),
    ]
    for line in errorText.split(separator: "\n") where line.hasPrefix("error: ") {
      for (way, words) in ways {
        guard let place = line.ranges(of: words).first else { continue }
        let step = line[place.upperBound...].firstMatch(of: /step (\d+)/)
        return step.map { "Step \($0.1): \(way)" } ?? way
      }
    }
    return wasEnded ? "runs on and on" : "the process ended"
  }

  private var problem: String? {
    if lines.last?.event != "finished" { return "lab ended before it had judged a scenario" }
    return ended.isSuccess ? nil : "lab failed after the last scenario"
  }
}
