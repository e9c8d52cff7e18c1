import Foundation
import Processes
import Synchronization

/// Builds and tries out a kata's mutants, as many at a time as there are cores.
public struct MutantRun: Sendable {
  /// What became of one file.
  public struct Result: Sendable {
    /// The mutant's slug.
    public var slug: String
    /// What became of it.
    public var fate: Fate
  }

  private let kata: String
  private let room: Room
  private let plan: BuildPlan
  private let folders: ScratchFolders
  private let environment: [String: String]

  /// A run for the kata whose room is `room`, with the build that the running `lab` came out of.
  public init(
    kata: String, room: URL, lab: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    self.kata = kata
    let room = try Room(room)
    plan = try BuildPlan.of(lab, module: "Refactored\(kata)")
    folders = try ScratchFolders()
    // Who edits meanwhile would otherwise have later mutants made of other code than earlier ones.
    self.room = try room.copy(to: try folders.folder("room").appending(path: kata))
    self.environment = environment
  }

  /// Tries the room as it is, which has to pass all scenarios, and then each mutant; `report` learns
  /// what became of one as soon as that is known, on any thread. Leaves nothing behind when a signal
  /// ends the process meanwhile.
  public func run(
    _ files: [MutantFile], scenarios: Int, preserved: () -> Void,
    report: @escaping @Sendable (Result) -> Void
  ) throws -> [Result] {
    try Interruption.cleaningUp(folders.remove) {
      defer { folders.remove() }
      let cores = ProcessInfo.processInfo.activeProcessorCount
      let benches = try (1...max(1, min(cores, files.count))).map { try bench("\($0)") }
      if let problem = try base(on: benches[0], scenarios: scenarios) {
        throw UserError(
          "the code without any mutant is not preserved, which proves nothing: \(problem)",
          exitCode: .noValidVerdict)
      }
      preserved()
      let results = try fates(files, on: benches, report)
      return try tellingUnreached(results, files, on: benches[0], report)
    }
  }

  private func bench(_ name: String) throws -> Bench {
    Bench(
      plan: plan, room: room, kata: kata.lowercased(), folder: try folders.folder(name),
      environment: environment)
  }

  private func base(on bench: Bench, scenarios: Int) throws -> String? {
    if let fate = try bench.build([:]) { return fate.summary }
    return try bench.trial().problem(ofBaseWith: scenarios)
  }

  private func fates(
    _ files: [MutantFile], on benches: [Bench], _ report: @escaping @Sendable (Result) -> Void
  ) throws -> [Result] {
    let queue = Mutex(files[...])
    let room = room
    let workers = benches.map { bench in
      Background {
        var results: [Result] = []
        while let file = queue.withLock({ $0.popFirst() }) {
          let result = Result(slug: file.slug, fate: try Self.fate(of: file, room, on: bench))
          // What survived may still turn out to be unreached.
          if result.fate != .survived { report(result) }
          results.append(result)
        }
        return results
      }
    }
    return try workers.flatMap { try $0.value() }.sorted { $0.slug < $1.slug }
  }

  private static func fate(of file: MutantFile, _ room: Room, on bench: Bench) throws -> Fate {
    let mutant: Mutant
    do { mutant = try file.read() } catch { return .broken(error.message) }
    let changes: [String: String]
    do { changes = try room.mutate(by: mutant) } catch {
      return .broken(file.broken(error.message).message)
    }
    return try bench.build(changes) ?? bench.trial().fate
  }

  /// Only survivors need it, and there should be none: so the lines are not counted before.
  private func tellingUnreached(
    _ results: [Result], _ files: [MutantFile], on bench: Bench, _ report: (Result) -> Void
  ) throws -> [Result] {
    guard results.contains(where: { $0.fate == .survived }) else { return results }
    let coverage = try Coverage(on: bench)
    return try results.map { result in
      guard result.fate == .survived, let file = files.first(where: { $0.slug == result.slug })
      else { return result }
      let lines = try room.lines(of: file.read())
      let isMissed = lines.allSatisfy { file, lines in
        coverage.misses(lines, of: room.folder.appending(path: file).path)
      }
      let result = Result(slug: result.slug, fate: isMissed ? .unreached : .survived)
      report(result)
      return result
    }
  }
}
