import Catalog
import Harness
import Testing

/// The characterization of katas: every scenario file is a case, all of a kata are judged in one run.
enum Characterization {
  /// A scenario file, which prints by its name, as `lab trace` wants it, and its scenario's title.
  struct Case: Sendable, CustomTestStringConvertible {
    let kata: String
    let slug: String
    let testDescription: String
  }

  /// A case for every scenario file of a kata, broken ones too.
  static func cases(_ kata: String) -> [Case] {
    (Katas.named(kata)?.scenarioFiles ?? []).map { file in
      let title = (try? file.read().title).map { ": \($0)" } ?? ""
      return Case(kata: kata, slug: file.slug, testDescription: file.slug + title)
    }
  }

  /// Few enough to cost no time that is felt; `lab fuzz` runs as many as one likes.
  private static let generatedScenarios = 30

  @MainActor private static var runs: [String: KataRun] = [:]

  @MainActor private static func run(_ name: String) throws -> KataRun {
    if let run = runs[name] { return run }
    let run = KataRun(
      try #require(Katas.named(name)), generated: generatedScenarios,
      listener: .requested(for: name))
    runs[name] = run
    return run
  }

  @MainActor private static var told: [String: Set<String>] = [:]

  /// Fails unless the scenario's behaviour is preserved. The last case that fails brings the report,
  /// which shows one failure in full, so that on a terminal it is what is read first.
  @MainActor static func expectPreserved(_ scenario: Case) throws {
    let run = try run(scenario.kata)
    let result = try #require(run.results.first { $0.slug == scenario.slug })
    guard !result.verdict.isPass else { return }
    told[scenario.kata, default: []].insert(scenario.slug)
    let isLast = told[scenario.kata]?.count == run.failures.count
    let report = isLast ? Report(run).text : nil
    Issue.record(Comment(rawValue: report ?? result.verdict.summary))
  }

  /// Fails when a scenario that nobody wrote shows a difference. Not run where written ones do already.
  @MainActor static func expectPreservedWhenGenerated(_ kata: String) throws {
    let run = try run(kata)
    guard run.failures.isEmpty else { return }
    let generated = try #require(run.generated, "no scenario was made up")
    #expect(generated.problem == nil)
    #expect(generated.compared > 0, "the legacy code finishes no scenario that was made up")
    guard let finding = generated.finding else { return }
    Issue.record(Comment(rawValue: finding.report(kata: kata)))
  }

  /// Fails when there is nothing to compare, or a comparison could not be trusted.
  @MainActor static func expectScenarios(_ kata: String) throws {
    let run = try run(kata)
    #expect(!run.results.isEmpty, "Katas/\(kata)/Scenarios holds no scenario: nothing is proven")
  }
}
