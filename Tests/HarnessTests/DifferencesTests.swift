import Foundation
import Testing

@testable import Harness

@Suite struct DifferencesTests {
  private func read(_ text: String) throws -> Differences {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "differences.json")
    try Data(text.utf8).write(to: file)
    return try Differences.read(file, scenarios: ["one", "two"])
  }

  @Test func `a difference says where, in which step and why, and what to avoid from then on`()
    throws
  {
    let entry = #"{"scenario": "one", "step": 3, "reason": "Because.", "avoid": ["reopen"]}"#
    let difference = try read(#"{"differences": [\#(entry)]}"#).difference(in: "one")
    #expect(difference == .init(scenario: "one", step: 3, reason: "Because.", avoid: ["reopen"]))
  }

  @Test(arguments: [
    (#"{"differences": [{"scenario": "one", "step": 3, "reason": "B.", "steps": 4}]}"#, "steps"),
    (#"{"differences": [], "more": 1}"#, "more"),
    (#"{"differences": [{"scenario": "one", "step": 3}]}"#, "reason"),
    (#"{"differences": [{"scenario": "one", "step": 3, "reason": " "}]}"#, "has no reason"),
    (#"{"differences": [{"scenario": "six", "step": 3, "reason": "B."}]}"#, "\"six\""),
    ("[]", "differences.json"), ("", "differences.json"),
  ])
  func `what is wrong with the file is named`(_ text: String, _ part: String) {
    let error = #expect(throws: ScenarioFile.Broken.self) { try read(text) }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "no error")")
  }
}
