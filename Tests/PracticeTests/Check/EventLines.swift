import Foundation

@testable import Practice

/// Event streams of Swift Testing's, as short as they can be.
enum EventLines {
  /// A run that came to its end.
  static let endedRun = TestRun(Data(end.utf8), root: "/w")

  /// A run that came to its end with one failing test.
  static func endedRun(withIssueIn file: String) -> TestRun {
    let place = #"{"_filePath":"/w/\#(file)","fileID":"M/F.swift","line":1}"#
    let lines = [
      #"{"kind":"test","payload":{"kind":"function","id":"t","name":"t()","#
        + #""sourceLocation":\#(place)}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"t","#
        + #""messages":[{"text":"no"}],"issue":{"isKnown":false,"sourceLocation":\#(place)}}}"#,
      end,
    ]
    return TestRun(Data(lines.joined(separator: "\n").utf8), root: "/w")
  }

  private static let end = #"{"kind":"event","payload":{"kind":"runEnded"}}"#
}

extension CheckEvidence {
  /// What a check of two scenarios collects when all is well, changed by a test.
  static func passing(_ change: (inout CheckEvidence) -> Void = { _ in }) -> CheckEvidence {
    var evidence = CheckEvidence(
      kata: "toy", scenarios: ["a", "b"],
      log: VerdictLines.log(
        VerdictLines.verdict("a"), VerdictLines.verdict("b"), scenarios: 2),
      run: EventLines.endedRun,
      secondProcess: SecondProcess.Outcome(digests: DigestTable("a 1 2\nb 1 2")))
    change(&evidence)
    return evidence
  }
}
