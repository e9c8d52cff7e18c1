import Foundation
import Testing

@testable import Harness

@Suite("Scenario files") struct ScenarioFileTests {
  private func read(_ text: String) throws -> Scenario {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "scenario-\(UUID().uuidString)")
    let folder = scratch.appending(path: "Katas/Bäckerei/Scenarios")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let file = folder.appending(path: "a-b.json")
    try Data(text.utf8).write(to: file)
    return try ScenarioFile(file).read()
  }

  private func problem(_ text: String) -> String {
    do { return "read: \(try read(text))" } catch { return "\(error)" }
  }

  @Test func `a full file is read`() throws {
    let scenario = try read(
      """
      {"title": "T", "seed": 7, "coins": "TF", "now": "2026-01-02T03:04:05Z", "locale": "de_DE",
       "timeZone": "Asia/Kathmandu", "online": false, "documents": {"a.json": "[]", "b/c.json": ["[", "]"]},
       "steps": ["launch", "wait 0.8"]}
      """)
    #expect(scenario.slug == "a-b")
    #expect(scenario.coins == [true, false])
    #expect(scenario.now == Date(timeIntervalSince1970: 1_767_323_045))
    #expect(scenario.timeZone.identifier == "Asia/Kathmandu")
    #expect(scenario.locale.identifier == "de_DE")
    #expect(!scenario.isOnline)
    #expect(scenario.documents == ["a.json": "[]", "b/c.json": "[\n]"])
    #expect(scenario.steps == [.launch, .wait(.milliseconds(800))])
  }

  @Test func `what is left out has the usual value`() throws {
    let scenario = try read(#"{"title": "T", "steps": []}"#)
    #expect(scenario == Scenario(slug: "a-b", title: "T", steps: []))
    #expect(scenario.now.formatted(.iso8601) == "2026-06-01T09:00:00Z")
  }

  @Test(arguments: [
    (#"{"title": "T", "steps": ["launch", "scrol to row 3"]}"#, "step 2, \"scrol to row 3\","),
    (#"{"title": "T", "steps": ["wait 3000000"]}"#, "waits too long: a day, 86400 seconds,"),
    (#"{"title": "T"}"#, "\"steps\" is missing"),
    (#"{"title": 3, "steps": []}"#, "a value of type String is expected at title"),
    (#"{"title": "T", "steps": ["launch", 3]}"#, "expected at steps.[1]"),
    (#"{"title": "T", "steps": [], "sead": 1}"#, "\"sead\" is not known here"),
    (#"{"title": "T", "steps": [], "coins": "THF"}"#, "\"coins\" holds \"H\""),
    (#"{"title": "T", "steps": [], "now": "today"}"#, "\"now\", \"today\", is no moment"),
    (#"{"title": "T", "steps": [], "timeZone": "Mars/Base"}"#, "\"Mars/Base\", is no zone"),
    (#"{"title": "T", "steps": [], "locale": "xx_YY"}"#, "\"xx_YY\", is no locale"),
    (
      #"{"title": "T", "steps": [], "documents": {"../a": ""}}"#, "\"../a\"; give a file name"
    ),
    (
      #"{"title": "T", "steps": [], "documents": {"a\u0000b": ""}}"#,
      "\"a<U+0000>b\"; give a file name"
    ),
    (
      #"{"title": "T", "steps": [], "documents": {"a": "", "a/b": ""}}"#,
      "\"a\" as a file and as a folder"
    ),
    ("{\n\"title\": \"T\",\n\"steps\": [}", "it is not JSON from line 3 on"),
    ("", "it is not JSON"),
  ])
  func `a broken file is named in one line with the place`(_ text: String, _ place: String) {
    let problem = problem(text)
    #expect(problem.hasPrefix("Katas/Bäckerei/Scenarios/a-b.json: "))
    #expect(problem.contains(place))
    #expect(!problem.contains("\n"))
  }

  @Test func `a name that no command line likes is refused`() {
    let file = ScenarioFile(URL(filePath: "/nowhere/Katas/K/Scenarios/My Scenario.json"))
    #expect(throws: ScenarioFile.Broken.self) { try file.read() }
    #expect(file.slug == "My Scenario")
  }

  @Test func `a missing file is named`() {
    let file = ScenarioFile(URL(filePath: "/nowhere/Katas/K/Scenarios/x.json"))
    #expect(throws: ScenarioFile.Broken.self) { try file.read() }
  }
}
