import Foundation

/// Finds out whether what was built is what is on disk.
struct Freshness {
  let root: URL
  let kata: KataPaths

  /// A line for each source in `folders` that is not part of `modules` as they were built, or that
  /// SwiftPM may not have noticed: it compares dates and sizes, and a file that is dated in the future
  /// keeps its date when it is changed.
  func staleSources(of modules: [String], in folders: [String], now: Date) throws -> [String] {
    let built = Set(
      try modules.flatMap { try BuiltModule(named: $0, root: root).files }.map(\.source))
    return folders.flatMap { Self.sources(in: $0, root: root) }.compactMap { source in
      if !built.contains(source) { return "\(source) was not built: run `swift build`" }
      return modified(source) > now.addingTimeInterval(60)
        ? "\(source) is dated in the future, so SwiftPM may miss its changes: `touch` it" : nil
    }
  }

  /// The sources that are younger than what the compiler last wrote about them: SwiftPM misses an edit
  /// right after a build that failed.
  ///
  /// The dates of object files say nothing: the compiler leaves one alone that would not change.
  func missedSources() throws -> [String] {
    try modules.flatMap { try BuiltModule(named: $0, root: root).files }.filter { file in
      guard let record = file.record, let written = date(of: record) else { return false }
      return modified(file.source) > written
    }.map(\.source)
  }

  /// A line for each program that is older than what it should have been linked from.
  func staleProducts() throws -> [String] {
    let lab = root.appending(path: ".build/debug/lab")
    let products = [(TestProgram(root: root).file, modules), (lab, modulesOfLab)]
    return try products.compactMap { file, modules in
      let objects = try modules.flatMap { try BuiltModule(named: $0, root: root).files }
        .compactMap { date(of: $0.object) }
      guard let linked = date(of: file.path), objects.contains(where: { $0 > linked }) else {
        return nil
      }
      return "\(file.lastPathComponent) is older than what it is made of: "
        + "run `rm -rf .build` and check again"
    }
  }

  /// The Swift files in some folders that are not older than a date.
  func youngSources(in folders: [String], since date: Date) -> [String] {
    folders.flatMap { Self.sources(in: $0, root: root) }.filter { modified($0) >= date }
  }

  /// When a source was last changed. Its date says so only where nobody has set it, as `cp -p` does;
  /// when it got that date cannot be set.
  func modified(_ source: String) -> Date {
    dates(of: root.appending(path: source).path).map { max($0.content, $0.status) } ?? .distantPast
  }

  /// The Swift files in a folder, from the repository's top level.
  static func sources(in folder: String, root: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The modules that decide what a check sees, as far as they are built.
  private var modules: [String] {
    modulesOfLab + built(["CharacterizationTests", kata.unitTestModule, "TestSupport"])
  }

  /// Those of them that `lab` is linked from.
  private var modulesOfLab: [String] {
    built(
      ["Simulation", "UIKitShim", "Harness", "Catalog"]
        + ["Legacy", "Refactored"].flatMap { [$0, $0 + kata.name] })
  }

  private func built(_ modules: [String]) -> [String] {
    modules.filter { BuiltModule.exists(named: $0, root: root) }
  }

  private func date(of path: String) -> Date? { dates(of: path)?.content }

  /// When what is at a path, or what a link there points to, got its content and its status. All dates
  /// are made in one way, so that those of one instant are equal.
  private func dates(of path: String) -> (content: Date, status: Date)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (content, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (content, change) = (status.st_mtim, status.st_ctim)
    #endif
    return (Date(content), Date(change))
  }
}

extension Date {
  fileprivate init(_ time: timespec) {
    self.init(timeIntervalSince1970: TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9)
  }
}
