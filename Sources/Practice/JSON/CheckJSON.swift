/// What a check found, for other programs.
struct CheckJSON: Encodable {
  /// How the scenarios came out.
  struct Scenarios: Encodable {
    let total: Int
    let declared: Int
    let failed: [String]
  }

  /// How the unit tests came out.
  struct UnitTests: Encodable {
    let total: Int
    let failed: Int
  }

  let kata: String
  let verdict: CheckVerdict
  let exitCode: Int32

  /// What the verdict rests on, and what a person reads below it.
  let summary: String
  let details: [String]

  let scenarios: Scenarios
  let unitTests: UnitTests

  /// The measure of each smell; left out where none was taken.
  let smells: [String: Int]?

  /// The last stage whose goals hold with those before; left out for a kata without goals.
  let stageReached: Int?

  /// What was found.
  init(_ outcome: Check.Outcome, record: CheckRecord, kata: KataFolder) {
    let evidence = outcome.evidence
    self.kata = kata.commandName
    verdict = record.verdict
    exitCode = record.verdict.exitCode.rawValue
    summary = outcome.judgement.summary
    details = outcome.judgement.details
    scenarios = Scenarios(
      total: record.scenarios, declared: record.declared,
      failed: (evidence?.log.verdicts ?? []).filter { !$0.kind.isPass }.map(\.scenario).sorted())
    unitTests = UnitTests(total: record.unitTests, failed: record.failedUnitTests ?? 0)
    smells = record.smells
    stageReached = evidence?.smells?.stageReached(of: kata.manifest.stages)?.number
  }
}
