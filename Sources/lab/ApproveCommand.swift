import Foundation
import Harness

/// Writes the traces that the characterization takes for right.
enum ApproveCommand: LabCommand {
  static let name = "approve"
  static let help = """
    lab approve KATA [SCENARIO …]
      Writes the traces of all scenarios, or of those named, to Katas/<Kata>/Approved: the legacy
      side's, and the refactored side's where differences.json declares a difference. Says which
      are new or changed; look at them before you commit.
      Example: swift run lab approve reservations five-pages
    """

  static func run(_ arguments: [String]) throws {
    let (kata, slugs) = try kata(arguments)
    let files = try slugs.isEmpty ? kata.scenarioFiles : slugs.map { try scenario($0, of: kata) }
    let (behaviour, differences) = (try kata.behaviour(), try kata.differences())
    let approved = kata.approved
    try FileManager.default.createDirectory(
      at: approved.folder, withIntermediateDirectories: true)
    var changed = 0
    for file in files {
      let scenario = try file.read()
      func trace(_ side: Side, _ name: String) throws -> Trace {
        let label = "\(kata.name) \(name), \(file.slug)"
        let run = ScenarioRunner.run(scenario, on: side, behaviour: behaviour, label: label)
        let problem = run.invalidity ?? (name == "legacy" ? Judge.emptiness(of: run.trace) : nil)
        if let problem { throw UsageProblem("\(file.slug): \(problem)") }
        return run.trace
      }
      changed += try write(trace(kata.legacy, "legacy"), to: approved.legacyFile(file.slug))
      if differences.difference(in: file.slug) != nil {
        let trace = try trace(kata.refactored, "refactored")
        changed += try write(trace, to: approved.refactoredFile(file.slug))
      }
    }
    if slugs.isEmpty { changed += try removeOrphans(kata, declared: differences) }
    Results.print(
      changed == 0 ? "nothing changed" : "\(changed) new or changed; look before you commit")
  }

  private static func write(_ trace: Trace, to file: URL) throws -> Int {
    let data = Data(trace.description.utf8)
    guard (try? Data(contentsOf: file)) != data else { return 0 }
    try data.write(to: file, options: .atomic)
    Results.print(file.lastPathComponent)
    return 1
  }

  /// Removes approved traces of scenarios and declarations that are no more.
  private static func removeOrphans(_ kata: Kata, declared: Differences) throws -> Int {
    let slugs = kata.scenarioFiles.map(\.slug)
    let wanted = Set(
      slugs.map { "\($0).txt" } + declared.all.map { "\($0.scenario).refactored.txt" })
    let names = try FileManager.default.contentsOfDirectory(atPath: kata.approved.folder.path)
    let orphans = names.filter { $0.hasSuffix(".txt") && !wanted.contains($0) }.sorted()
    for name in orphans {
      try FileManager.default.removeItem(at: kata.approved.folder.appending(path: name))
      Results.print("\(name) removed")
    }
    return orphans.count
  }
}
