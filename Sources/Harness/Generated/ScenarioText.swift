import Foundation

/// A scenario as its file's text, as a person would write it.
public struct ScenarioText: CustomStringConvertible, Sendable {
  /// The text, which `ScenarioFile` reads.
  public let description: String

  /// The text of a scenario; what is as usual is left out.
  public init(_ scenario: Scenario) {
    let usual = Scenario(slug: "", title: "", steps: [])
    var lines = ["\"title\": \(Self.quoted(scenario.title))"]
    if scenario.seed != usual.seed { lines.append("\"seed\": \(scenario.seed)") }
    if !scenario.coins.isEmpty { lines.append("\"coins\": \"\(scenario.coins.letters)\"") }
    if scenario.now != usual.now {
      lines.append("\"now\": \"\(scenario.now.formatted(.iso8601))\"")
    }
    if scenario.locale != usual.locale {
      lines.append("\"locale\": \(Self.quoted(scenario.locale.identifier))")
    }
    if scenario.timeZone != usual.timeZone {
      lines.append("\"timeZone\": \(Self.quoted(scenario.timeZone.identifier))")
    }
    if !scenario.isOnline { lines.append("\"online\": false") }
    if !scenario.documents.isEmpty {
      let files = scenario.documents.sorted { $0.key < $1.key }
        .map { "    \(Self.quoted($0)): \(Self.quoted($1))" }
      lines.append("\"documents\": {\n\(files.joined(separator: ",\n"))\n  }")
    }
    let steps = scenario.steps.map { "    \(Self.quoted($0.description))" }
    lines.append("\"steps\": [\n\(steps.joined(separator: ",\n"))\n  ]")
    description = "{\n" + lines.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
