import Foundation

/// Writes a run as data while it goes, a JSON object a line, for who started the tests.
public struct VerdictFile: Sendable {
  private struct Line: Encodable {
    var event: String
    var kata: String?
    var version: Int?
    var scenarios: Int?
    var scenario: String?
    var title: String?
    var kind: String?
    var summary: String?
    var step: Int?
    var digests: Digests?
    var text: String?
  }

  private struct Digests: Encodable {
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

  func begin(_ kata: String, scenarios: Int) {
    write(Line(event: "run", version: 1, scenarios: scenarios))
  }

  func start(_ scenario: String) { write(Line(event: "started", scenario: scenario)) }

  @MainActor func report(_ result: KataRun.Result) {
    var line = Line(event: "verdict", scenario: result.slug, title: result.title)
    line.kind = result.verdict.name
    line.summary = result.verdict.summary
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
      var line = Line(event: "found", scenario: finding.found.slug, title: finding.found.title)
      line.kind = finding.shrunk.verdict.name
      line.summary = finding.shrunk.verdict.summary
      write(line)
    }
    write(Line(event: "generation finished", scenarios: outcome.compared))
  }

  func finish(report: String?) {
    if let report { write(Line(event: "report", text: report)) }
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
