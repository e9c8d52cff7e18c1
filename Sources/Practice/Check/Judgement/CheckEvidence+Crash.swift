/// Where the test process was when it crashed or stood still.
extension CheckEvidence {
  /// The doubt that a crash before the end of the scenarios raises.
  var crash: [Doubt] {
    guard isCrashed else { return [] }
    let place =
      if !log.unended.isEmpty {
        " in scenario \(Names.text(log.unended))"
      } else if !unitTests.unended.isEmpty {
        crashPlace
      } else {
        log.verdicts.isEmpty ? " before the first scenario" : " between two scenarios"
      }
    let rest = missing.isEmpty ? "" : "; \(missing.count) of \(scenarios.count) never ran"
    let replays = log.unended.prefix(3).map {
      "Replay: \(replay($0))"
    }
    // Unit tests run beside the scenarios, and it may have been one of them.
    let beside =
      log.unended.isEmpty
      ? unitTests.unended.count > 1
      : !unitTests.unended.isEmpty && !log.unended.contains(where: crashReport.names)
    return [
      Doubt(
        summary: "the tests \(endedHow)\(place)\(rest)",
        remarks: crashPoint + replays + (beside ? atTheTime : []))
    ]
  }

  private func replay(_ scenario: String) -> String {
    guard scenario == log.running, let seed = scenario.split(separator: "-").last else {
      return "swift run lab trace \(kata) \(scenario) --refactored"
    }
    return "swift run lab fuzz \(kata) --seed \(seed) --runs 1"
  }

  /// What to read about a crash that came after the scenarios; empty when there was none.
  var unitTestCrash: [String] {
    guard !unitTests.unended.isEmpty else { return [] }
    return ["the tests \(endedHow)\(crashPlace)"] + crashPoint
      + (unitTests.unended.count > 1 ? atTheTime : [])
  }

  /// What went wrong and where.
  private var crashPoint: [String] { crashReport.headline.map { [$0] } ?? [] }

  /// Of several unit tests that run at a time nobody knows which one it was.
  private var crashPlace: String {
    unitTests.unended.count == 1
      ? " in unit test \"\(unitTests.unended[0])\"" : " while unit tests ran"
  }

  private var atTheTime: [String] {
    ["unit tests running at the time: \(Names.text(unitTests.unended.map { "\"\($0)\"" }))"]
  }

  /// What the test process did instead of coming to its end.
  private var endedHow: String {
    hasStalled ? "stood still for \(StallGuard.limit) s and were ended" : "crashed"
  }
}
