import Foundation

/// Writes a run as data while it goes, a JSON object a line, for who started the tests.
public struct VerdictFile: Sendable {
  /// One line, which tells one event; what an event does not have is nil.
  package struct Line: Codable {
    package var event: String
    var kata: String?
    var version: Int?
    var scenarios: Int?
    package var scenario: String?
    var title: String?
    package var kind: String?
    package var summary: String?
    var step: Int?
    var digests: Digests?
    var text: String?

    /// A line about a scenario or about the whole run.
    package init(
      event: String, scenario: String? = nil, kind: String? = nil, summary: String? = nil
    ) {
      self.event = event
      self.scenario = scenario
      self.kind = kind
      self.summary = summary
    }
  }

  struct Digests: Codable {
    var legacy: String?
    var refactored: String?
  }

  private let path: String
  private let kata: String

  /// The environment variable that names the file.
  public static let variable = "KATA_VERDICTS"

  /// The file that the environment asks for; nil when it asks for none.
  public static func requested(
    for kata: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> VerdictFile? {
    environment[variable].map { VerdictFile(path: $0, kata: kata) }
  }

  /// A file at a path, for a kata.
  public init(path: String, kata: String) {
    self.path = path
    self.kata = kata
  }

  /// Reads what was written to a file; none where there is no such file.
  package static func lines(at url: URL) -> [Line] {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n")
      .compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  func begin(_ kata: String, scenarios: Int) {
    var line = Line(event: "run")
    line.version = 1
    line.scenarios = scenarios
    write(line)
  }

  func start(_ scenario: String) { write(Line(event: "started", scenario: scenario)) }

  @MainActor func report(_ result: KataRun.Result) {
    var line = Line(
      event: "verdict", scenario: result.slug, kind: result.verdict.name,
      summary: result.verdict.summary)
    line.title = result.title
    if case .mismatch(let divergence) = result.verdict { line.step = divergence.step }
    line.digests = Digests(
      legacy: result.judgement?.legacy?.digest, refactored: result.judgement?.refactored?.digest)
    write(line)
  }

  func startGenerated(_ scenario: String) {
    write(Line(event: "generated", scenario: scenario))
  }

  @MainActor func report(_ outcome: GeneratedRun.Outcome) {
    if let finding = outcome.finding {
      var line = Line(
        event: "found", scenario: finding.found.slug, kind: finding.shrunk.verdict.name,
        summary: finding.shrunk.verdict.summary)
      line.title = finding.found.title
      write(line)
    }
    var line = Line(event: "generation finished")
    line.scenarios = outcome.compared
    write(line)
  }

  func finish(report: String?) {
    if let report {
      var line = Line(event: "report")
      line.text = report
      write(line)
    }
    write(Line(event: "finished"))
  }

  /// Appends a line in one write, so that a crash loses none and cuts none in half.
  private func write(_ line: Line) {
    var line = line
    line.kata = kata
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(line) else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    try? FileHandle(fileDescriptor: descriptor).write(contentsOf: data + Data("\n".utf8))
  }
}
