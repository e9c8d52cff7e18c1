import Foundation
import Harness
import Synchronization

/// What a worker process of `lab fuzz` does: it looks at its share and tells what it sees, a line each.
@MainActor enum FuzzShare {
  /// Whether somebody asked for the end. It comes after the scenario that is being run, so that nothing
  /// of it stays behind.
  private static let isOver = Atomic<Bool>(false)

  static func run(_ share: FuzzOptions.Share, of run: GeneratedRun, _ options: FuzzOptions) {
    _ = isOver.load(ordering: .relaxed)
    for ending in [SIGINT, SIGTERM, SIGHUP] {
      signal(ending) { _ in FuzzShare.isOver.store(true, ordering: .relaxed) }
    }
    run.look(share.index, of: share.count, from: options.seed, runs: options.runs) { sighting in
      // One write for each, so that a crash takes none of those before with it.
      let line = Array("\(sighting)\n".utf8)
      let isTold = write(Results.descriptor, line, line.count) == line.count
      return isTold && !isOver.load(ordering: .relaxed)
    }
  }
}
