import Foundation

/// What differs from an attempt's base and is no part of an attempt: scenarios, legacy code, harness.
struct OutsideChanges: Equatable, Sendable {
  /// A file, and what became of it.
  struct Change: Equatable, Sendable {
    let path: String
    let kind: Kind

    var inWords: String { "\(path) \(kind.rawValue)" }
  }

  enum Kind: String {
    case gone, changed
    case added = "new"
  }

  let kata: KataPaths

  /// The commit that was compared with.
  let base: String

  /// The files, by path.
  let changes: [Change]

  /// A line about what is no doubt; nil when there is nothing.
  var line: String? {
    let others = changes.filter { !isLostScenario($0) && !isLegacy($0) }
    return others.isEmpty ? nil : "no part of the attempt: \(Names.text(others.map(\.inWords)))"
  }

  /// All of it in a few words; nil when there is nothing.
  var inWords: String? { changes.isEmpty ? nil : Names.text(changes.map(\.inWords)) }

  /// Why the scenarios that ran, or the code that they were compared with, may not be the attempt's.
  var doubts: [Doubt] { scenarioDoubts + legacyDoubts }

  private var scenarioDoubts: [Doubt] {
    [Kind.gone, .changed].compactMap { kind in
      let slugs = changes.filter { $0.kind == kind && isLostScenario($0) }.map(slug)
      guard !slugs.isEmpty else { return nil }
      return Doubt(
        summary: "\(plural(slugs.count, "scenario")) \(kind.rawValue) since the attempt began",
        names: slugs,
        remarks: [
          "`git checkout \(base.prefix(12)) -- \(kata.scenarios)` brings them back as they were"
        ])
    }
  }

  private var legacyDoubts: [Doubt] {
    let paths = changes.filter(isLegacy).map(\.path)
    guard !paths.isEmpty else { return [] }
    return [
      Doubt(
        summary: "the legacy code or its approved screens changed since the attempt began",
        names: paths,
        remarks: [
          "`git checkout \(base.prefix(12)) -- \(kata.legacy) \(kata.approved)` brings them back as "
            + "they were"
        ])
    ]
  }

  private func isLegacy(_ change: Change) -> Bool {
    change.path.hasPrefix(kata.legacy + "/")
      || change.kind != .added && change.path.hasPrefix(kata.approved + "/")
  }

  private func isLostScenario(_ change: Change) -> Bool {
    change.kind != .added && change.path.hasPrefix(kata.scenarios + "/")
      && change.path.hasSuffix(".json")
  }

  private func slug(_ change: Change) -> String {
    String(change.path.dropFirst(kata.scenarios.count + 1).dropLast(5))
  }
}
