/// Everything that a check collected about code that was built.
struct CheckEvidence: Sendable {
  /// The kata's name on a command line.
  var kata: String

  /// The kata's scenario files, by name without the ending, in order.
  var scenarios: [String]

  /// Why what ran may not be what is on disk, a line each.
  var staleness: [String] = []

  /// What the characterization suite wrote.
  var log = VerdictLog()

  /// What the test process said about its tests, and how it ended.
  var run = TestRun()
  var testsEnded: Termination = .exited(0)

  /// Whether the test process had to be ended, since nothing happened any more.
  var hasStalled = false

  /// What the test process printed when it crashed.
  var crashReport = CrashReport()

  /// How the kata's own unit tests came out.
  var unitTests = UnitTestResult()

  /// What other processes computed.
  var secondProcess = SecondProcess.Outcome()
  var thirdProcess: SecondProcess.Outcome?

  /// What the seam audit found.
  var findings: [SeamFinding] = []

  /// What differs from the attempt's base and is no part of the attempt.
  var outside: OutsideChanges?

  /// The smells of the room, nil for a kata without goals.
  var smells: SmellReport?

  /// Whether the audit found what may wait in real time or never end: then nothing is run.
  var canWait: Bool { findings.contains(where: \.canWait) }
}
