import Foundation

/// What came of writing the traces that the characterization takes for right.
public struct Approval: Sendable {
  /// A scenario whose traces cannot be approved, and why.
  public struct Problem: Equatable, Sendable {
    /// The scenario's slug.
    public var slug: String
    /// The reason, on one line.
    public var reason: String
  }

  /// The files that are new or changed, by name.
  public var written: [String] = []
  /// The files of scenarios and declarations that are no more, which were removed.
  public var removed: [String] = []
  /// What could not be approved; the rest was.
  public var problems: [Problem] = []
}

extension Kata {
  /// Writes the traces of some scenarios, or of all: the legacy side's, and the refactored side's where
  /// a difference is declared. One that cannot be approved keeps no other from it.
  @MainActor public func approve(_ files: [ScenarioFile]? = nil) throws -> Approval {
    let (behaviour, differences) = (try behaviour(), try differences())
    try FileManager.default.createDirectory(at: approved.folder, withIntermediateDirectories: true)
    var approval = Approval()
    for file in files ?? scenarioFiles {
      do {
        for (trace, url) in try traces(file, behaviour, differences)
        where try trace.write(to: url) {
          approval.written.append(url.lastPathComponent)
        }
      } catch let broken as ScenarioFile.Broken {
        approval.problems.append(.init(slug: file.slug, reason: broken.description))
      }
    }
    if files == nil { approval.removed = try removeOrphans(declared: differences) }
    return approval
  }

  /// What is to be approved of a scenario; throws `ScenarioFile.Broken`.
  @MainActor private func traces(
    _ file: ScenarioFile, _ behaviour: Behaviour, _ differences: Differences
  ) throws -> [(Trace, URL)] {
    let scenario = try file.read()
    func trace(_ side: Side, _ name: String) throws -> Trace {
      let label = "\(self.name) \(name), \(file.slug)"
      let run = ScenarioRunner.run(scenario, on: side, behaviour: behaviour, label: label)
      if let reason = run.invalidity {
        throw ScenarioFile.Broken(description: "\(name) code: \(reason)")
      }
      return run.trace
    }
    let old = try trace(legacy, "legacy")
    if let reason = Judge.emptiness(of: old) { throw ScenarioFile.Broken(description: reason) }
    guard differences.difference(in: file.slug) != nil else {
      return [(old, approved.legacyFile(file.slug))]
    }
    return [
      (old, approved.legacyFile(file.slug)),
      (try trace(refactored, "refactored"), approved.refactoredFile(file.slug)),
    ]
  }

  /// Removes approved traces of scenarios and declarations that are no more.
  private func removeOrphans(declared: Differences) throws -> [String] {
    let wanted = Set(
      scenarioFiles.map { "\($0.slug).txt" }
        + declared.all.map { "\($0.scenario).refactored.txt" })
    let names = try FileManager.default.contentsOfDirectory(atPath: approved.folder.path)
    let orphans = names.filter { $0.hasSuffix(".txt") && !wanted.contains($0) }.sorted()
    for name in orphans {
      try FileManager.default.removeItem(at: approved.folder.appending(path: name))
    }
    return orphans
  }
}

extension Trace {
  /// Writes the canonical text, and says whether the file is new or changed.
  fileprivate func write(to file: URL) throws -> Bool {
    let data = Data(description.utf8)
    guard (try? Data(contentsOf: file)) != data else { return false }
    try data.write(to: file, options: .atomic)
    return true
  }
}
