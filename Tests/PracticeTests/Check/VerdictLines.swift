import Foundation

@testable import Practice

/// Lines as the characterization suites write them.
enum VerdictLines {
  static func run(scenarios: Int, version: Int = 1, kata: String = "Toy") -> String {
    #"{"event":"run","version":\#(version),"kata":"\#(kata)","scenarios":\#(scenarios)}"#
  }

  static func started(_ scenario: String, kata: String = "Toy") -> String {
    #"{"event":"started","kata":"\#(kata)","scenario":"\#(scenario)"}"#
  }

  static func verdict(
    _ scenario: String, _ kind: String = "match", kata: String = "Toy", step: Int? = nil,
    digests: String = #"{"legacy":"1","refactored":"2"}"#
  ) -> String {
    let step = step.map { #""step":\#($0),"# } ?? ""
    return #"{"event":"verdict","kata":"\#(kata)","scenario":"\#(scenario)","title":"A title","#
      + #""kind":"\#(kind)","summary":"\#(kind): why",\#(step)"digests":\#(digests)}"#
  }

  static func report(_ text: String) -> String {
    #"{"event":"report","kata":"Toy","text":"\#(text)"}"#
  }

  static func generated(_ scenario: String) -> String {
    #"{"event":"generated","kata":"Toy","scenario":"\#(scenario)"}"#
  }

  static func found(_ scenario: String, _ kind: String = "mismatch") -> String {
    #"{"event":"found","kata":"Toy","scenario":"\#(scenario)","title":"A title","#
      + #""kind":"\#(kind)","summary":"\#(kind): why"}"#
  }

  static let end = #"{"event":"finished","kata":"Toy"}"#

  /// What follows the scenario files' verdicts in a run that found nothing in made-up ones.
  static let finished = finished(generated: 30)

  static func finished(generated: Int) -> String {
    #"{"event":"generation finished","kata":"Toy","scenarios":\#(generated)}"# + "\n" + end
  }

  /// A file of whole lines.
  static func file(_ lines: String...) -> Data { file(lines) }

  static func file(_ lines: [String]) -> Data { Data(lines.map { "\($0)\n" }.joined().utf8) }

  /// A run that came to its end, with these verdicts.
  static func log(_ verdicts: String..., scenarios: Int) -> VerdictLog {
    VerdictLog(file([run(scenarios: scenarios)] + verdicts + [finished]), kata: "Toy")
  }
}
