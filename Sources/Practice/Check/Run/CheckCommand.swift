import Foundation

extension KataCommand {
  /// `kata check`.
  public static let check = KataCommand(
    name: "check", summary: "Build, run the scenarios and unit tests, and say what was proven",
    parameters: ["[KATA]"], options: [JSONText.option("what was found")],
    notes: [
      "It exits with 0 preserved, 10 behaviour changed, 11 does not build, 12 no valid verdict, 13 unit "
        + "tests fail, 64 wrong usage, 69 something is wrong with the environment."
    ],
    example: "kata check reservations"
  ) { arguments, standard in
    let context = arguments.has("--json") ? standard.withoutResults : standard
    let session = try PracticeSession(context)
    let kata = try session.kata(named: arguments.positional.first, for: "check")
    let run = CheckRun(of: kata, in: session)
    let console = context.console
    let start = ContinuousClock.now
    let outcome = try run.outcome { console.progress($0.line(console.progressStyle)) }
    try run.tell(outcome, after: ContinuousClock.now - start)
    if let mark = run.markPassed { console.progress(console.progressStyle(.yellow, mark.words)) }
    if run.attempt?.isPaused == true {
      console.progress(
        console.progressStyle(
          .yellow, "the clock is paused: `swift run kata resume` lets it go on"))
    }
    if arguments.has("--json") {
      let record = CheckRecord(outcome, at: session.now())
      standard.console.result(try JSONText.of(CheckJSON(outcome, record: record, kata: kata)))
    }
    return outcome.judgement.verdict.exitCode
  }
}

extension CheckRun {
  /// The mark that the clock has passed since the last check before this one.
  fileprivate var markPassed: TimeMark? {
    guard let attempt, let startedAt = attempt.startedAt else { return nil }
    return TimeMark.last(
      in: attempt, from: attempt.lastCheck?.at ?? startedAt, to: session.now())
  }
}
