import Catalog
import Foundation
import Harness
import Testing

/// The characterization of one kata: every scenario file is a case, judged once for all of them.
@MainActor final class Characterization {
  /// A scenario file, which prints by its scenario's title.
  struct Case: Sendable, CustomTestStringConvertible {
    let slug: String
    let testDescription: String
  }

  static let reservations = Characterization("Reservations")

  nonisolated let cases: [Case]
  private let kata: Kata
  private lazy var run = KataRun(kata, listener: .requested(for: kata.name))
  private lazy var report = Report(run)

  private init(_ name: String) {
    guard let kata = Katas.named(name) else { fatalError("Catalog/Katas.swift has no \(name)") }
    self.kata = kata
    cases = kata.scenarioFiles.map { file in
      Case(slug: file.slug, testDescription: (try? file.read().title) ?? file.slug)
    }
  }

  /// Fails unless the scenario's behaviour is preserved; the shortest failure is shown in full.
  func expectPreserved(_ scenario: Case) {
    guard let result = run.results.first(where: { $0.slug == scenario.slug }) else {
      Issue.record("\(scenario.slug) was not run")
      return
    }
    guard !result.verdict.isPass else { return }
    let full = report.shown == result.slug ? report.text : nil
    Issue.record("\(full ?? result.verdict.summary)")
  }
}
