import Foundation

/// Builds the package for a check, so that what runs is what is on disk.
struct PackageBuild {
  let root: URL
  let context: CommandContext
  let kata: KataPaths

  /// When the check began: a file of the room that is younger was edited meanwhile.
  let start: Date

  /// Learns whether it builds, or waits for another build.
  let enter: @Sendable (CheckPhase) -> Void

  /// The files that got a new date here, and that date.
  private var touched: [String: Date] = [:]

  init(
    root: URL, context: CommandContext, kata: KataPaths, start: Date,
    enter: @escaping @Sendable (CheckPhase) -> Void
  ) {
    self.root = root
    self.context = context
    self.kata = kata
    self.start = start
    self.enter = enter
  }

  /// Nil when the package was built, otherwise what is wrong with its code; what keeps the build from
  /// looking at the code is a `UserError`.
  mutating func run() throws -> [String]? {
    let lock = BuildLock(root: root, environment: context.environment)
    if let complaint = lock.complaint() { enter(.waiting(complaint)) }
    enter(.building)
    if let errors = try build() { return errors }
    let missed = try freshness.missedSources()
    guard !missed.isEmpty else { return nil }
    // A plan that failed may have left an older one behind, which knows too few files.
    for source in missed + ["Package.swift"] { touch(source) }
    return try build()
  }

  /// Why what was built may not be what is on disk, a line each.
  func staleness() throws -> [String] {
    let stale =
      try freshness.staleSources(
        of: ["Refactored\(kata.name)"], in: [kata.room], now: Date())
      + missed().map {
        "\($0) was changed and not compiled: run `rm -rf .build` and check again"
      } + freshness.staleProducts()
    guard stale.isEmpty else { return stale }
    return freshness.youngSources(in: kata.overlay, since: start)
      .filter { touched[$0] == nil || touched[$0] != freshness.modified($0) }
      .map { "\($0) changed while the check ran: check again" }
  }

  /// What the second build missed as well; there was none when the first had missed nothing.
  private func missed() throws -> [String] {
    touched.isEmpty ? [] : try freshness.missedSources()
  }

  private var freshness: Freshness { Freshness(root: root, kata: kata) }

  private func build() throws -> [String]? {
    let output = try context.subprocess.run("swift", ["build", "--build-tests"], in: root)
    guard !output.termination.isSuccess else { return nil }
    let log = BuildLog(output.text + output.errorText, root: root.path)
    let obstacle = BuildObstacle.find(
      in: log, ended: output.termination, environment: context.environment)
    if let obstacle {
      log.errors.prefix(5).forEach(context.console.progress)
      throw obstacle
    }
    if log.errors.isEmpty { log.end.forEach(context.console.progress) }
    return log.errors
  }

  /// A new date makes SwiftPM look at a file again. It is the file system's own: that goes a few
  /// milliseconds behind the clock's, and what is written right after must not look older.
  private mutating func touch(_ source: String) {
    _ = utimes(root.appending(path: source).path, nil)
    touched[source] = freshness.modified(source)
  }
}
