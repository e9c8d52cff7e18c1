import Foundation

/// The files of every stage over the overlay's paths, worked out from one commit and nothing else.
struct StageOverlay {
  let kata: KataPaths
  let manifest: Manifest

  /// What the base has at the overlay's paths.
  let base: [String: TreeEntry]

  private let legacy: [TreeEntry]
  private let files: [String: [TreeEntry]]

  /// Reads what stages are made of from the commit `base`.
  init(kata: KataPaths, base commit: String, git: Git) throws {
    self.kata = kata
    let short = commit.prefix(10)
    let json = try git.attempt(["cat-file", "blob", "\(commit):\(kata.manifest)"])
    guard json.termination.isSuccess else {
      throw UserError(
        "commit \(short) has no \(kata.manifest), and stages are made from commits: commit it first"
      )
    }
    manifest = try Manifest(json: json.standardOutput, file: "\(kata.manifest) (in \(short))")
    let stages = "\(kata.folder)/Stages"
    let entries = try git.entries(of: commit, in: kata.overlay + [kata.legacy, stages])
    base = Self.byPath(entries.filter { kata.overlayContains($0.path) })
    legacy = entries.filter { $0.path.hasPrefix(kata.legacy + "/") }
    files = Dictionary(
      grouping: entries.filter { $0.path.hasPrefix(stages + "/") },
      by: { String($0.path.dropFirst(stages.count + 1).prefix { $0 != "/" }) })
    guard !legacy.isEmpty else {
      throw UserError("commit \(short) has no \(kata.legacy), which stage 0 is a copy of")
    }
    for name in files.keys.sorted() where !manifest.stages.contains(where: { $0.name == name }) {
      throw UserError("\(stages)/\(name) is not a stage of \(kata.manifest): rename it, or add it")
    }
    for stage in manifest.stages where files[stage.name] == nil {
      throw UserError(
        "commit \(short) has no \(kata.stageFolder(stage)), which \(kata.manifest) lists: commit it, "
          + "or take it off the list")
    }
  }

  /// The files of each stage, from stage 0 to the last, which must be the base's own.
  func contents() throws -> [[String: TreeEntry]] {
    var contents: [[String: TreeEntry]] = []
    for stage in manifest.stages {
      let before = contents.last ?? roomFromLegacy()
      let after = try apply(stage, to: before)
      if stage.number > 0, after == before {
        throw problem(stage, "changes nothing: put its files into \(filesFolder(stage))")
      }
      contents.append(after)
    }
    try checkEndsAtBase(contents[contents.count - 1])
    return contents
  }

  private func roomFromLegacy() -> [String: TreeEntry] {
    Self.byPath(legacy.map { $0.moved(to: kata.room + $0.path.dropFirst(kata.legacy.count)) })
  }

  private func apply(_ stage: Stage, to before: [String: TreeEntry]) throws -> [String: TreeEntry] {
    var contents = before
    for path in stage.removes {
      try check(path, in: "removes", of: stage)
      let gone = contents.keys.filter { Self.path($0, isAtOrIn: path) }
      guard !gone.isEmpty else { throw problem(stage, "removes \(path), which is not there") }
      gone.forEach { contents[$0] = nil }
    }
    for path in stage.fromBase {
      try check(path, in: "fromBase", of: stage)
      let taken = base.values.filter { Self.path($0.path, isAtOrIn: path) }
      guard !taken.isEmpty else {
        throw problem(stage, "takes \(path) from the base, which has no such path")
      }
      taken.forEach { contents[$0.path] = $0 }
    }
    for entry in overlayFiles(stage) {
      try check(entry.path, in: "files", of: stage)
      if (stage.removes + stage.fromBase).contains(where: { Self.path(entry.path, isAtOrIn: $0) }) {
        throw problem(stage, "has \(entry.path) in files and in kata.json: drop one of them")
      }
      contents[entry.path] = entry
    }
    return contents
  }

  private func overlayFiles(_ stage: Stage) -> [TreeEntry] {
    let folder = filesFolder(stage) + "/"
    return (files[stage.name] ?? []).filter { $0.path.hasPrefix(folder) }
      .map { $0.moved(to: String($0.path.dropFirst(folder.count))) }
  }

  private func filesFolder(_ stage: Stage) -> String { "\(kata.stageFolder(stage))/files" }

  private func check(_ path: String, in list: String, of stage: Stage) throws {
    guard !kata.overlayContains(path) else { return }
    throw problem(
      stage,
      "names \(path) in \(list), and stages may differ only in \(kata.overlay.joined(separator: ", "))"
    )
  }

  private func checkEndsAtBase(_ last: [String: TreeEntry]) throws {
    let paths = Set(last.keys).union(base.keys).filter { last[$0] != base[$0] }.sorted()
    guard !paths.isEmpty else { return }
    let shown = paths.prefix(5).joined(separator: ", ")
    let more = paths.count > 5 ? ", and \(paths.count - 5) more" : ""
    throw UserError(
      "the last stage of \(kata.name) is not the base's own code: they differ in \(shown)\(more): "
        + "correct \(kata.folder)/Stages or the base")
  }

  private func problem(_ stage: Stage, _ text: String) -> UserError {
    UserError("stage \(stage.name) of \(kata.name) \(text)")
  }

  private static func path(_ path: String, isAtOrIn folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func byPath(_ entries: [TreeEntry]) -> [String: TreeEntry] {
    Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
  }
}
