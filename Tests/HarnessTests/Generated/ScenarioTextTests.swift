import Foundation
import Testing

@testable import Harness

@Suite("Scenarios as text") struct ScenarioTextTests {
  private func readBack(_ scenario: Scenario) throws -> Scenario {
    let folder = FileManager.default.temporaryDirectory.appending(path: "text-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "\(scenario.slug).json")
    try Data(ScenarioText(scenario).description.utf8).write(to: file)
    return try ScenarioFile(file).read()
  }

  @Test func `an ordinary scenario is its title and its steps`() {
    let scenario = Scenario(slug: "a", title: "A day", steps: [.launch, .wait(.milliseconds(800))])
    #expect(
      ScenarioText(scenario).description == """
        {
          "title": "A day",
          "steps": [
            "launch",
            "wait 0.8"
          ]
        }

        """)
  }

  @Test func `everything that a file can say comes back as it was`() throws {
    var scenario = Scenario(
      slug: "everything", title: #"He said "no/é\n"#, seed: .max,
      steps: [
        .launch, .wait(.milliseconds(1)), .scrollToRow(3), .scrollToEnd, .tap(#"Say "hi" \"#),
        .tapRow(2), .select("a/b"), .type("x into y", into: "Field"), .pullToRefresh, .goOffline,
        .goOnline, .goBack, .beginToGoBack, .reopen, .relaunch,
      ])
    scenario.coins = [true, false]
    scenario.now += 60
    scenario.locale = Locale(identifier: "de_DE")
    scenario.timeZone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    scenario.isOnline = false
    scenario.documents = ["a.json": "[\"x\"]\n", "b.txt": ""]
    #expect(try readBack(scenario) == scenario)
  }
}
