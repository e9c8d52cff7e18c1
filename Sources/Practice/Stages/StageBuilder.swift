import Foundation

/// Makes a kata's stages as commits, from the tree of one commit, without touching the working tree
/// or the index.
struct StageBuilder {
  let git: Git
  let kata: KataPaths

  /// The commit that stages are made from.
  let base: String

  /// Makes the commits, which exist from then on but have no name yet.
  func build() throws -> [StageCommit] {
    let overlay = try StageOverlay(kata: kata, base: base, git: git)
    try checkReference(overlay)
    let index = try TemporaryIndex(for: git)
    try git.run(["read-tree", base], index: index.url)
    let identity = Git.identity(at: try date(of: base))
    var commits: [StageCommit] = []
    var before = overlay.base
    for (stage, after) in zip(overlay.manifest.stages, try overlay.contents()) {
      try index.remove(before.keys.filter { after[$0] == nil }.sorted())
      try index.add(after.values.filter { before[$0.path] != $0 }.sorted { $0.path < $1.path })
      let trailer = StageTrailer(tag: kata.tag(of: stage), base: base)
      let id = try git.run(
        ["commit-tree", try index.writeTree(), "-p", commits.last?.id ?? base],
        input: Data(message(stage, trailer).utf8), variables: identity)
      commits.append(StageCommit(stage: stage, tag: trailer.tag, id: id))
      before = after
    }
    return commits
  }

  /// An attempt that was committed on the base must never become the reference.
  private func checkReference(_ overlay: StageOverlay) throws {
    let script = "`Scripts/record-reference \(kata.commandName)`"
    guard let reference = overlay.manifest.reference else {
      throw UserError("\(kata.manifest) names no reference solution: run \(script) and commit it")
    }
    let found = try OverlayTree(of: kata, git: git).id(of: Array(overlay.base.values))
    guard found != reference else { return }
    throw UserError(
      "commit \(base.prefix(10)) does not hold the reference solution of \(kata.name) that "
        + "\(kata.manifest) names: switch to a commit that does; whoever changed the solution on "
        + "purpose runs \(script)")
  }

  private func message(_ stage: Stage, _ trailer: StageTrailer) -> String {
    "\(kata.name) \(stage.number): \(stage.title)\n\n\(trailer.text)"
  }

  private func date(of commit: String) throws -> Int {
    let text = try git.run(["log", "-1", "--format=%ct", commit, "--"])
    guard let date = Int(text) else { throw UserError("git has no date for commit \(commit)") }
    return date
  }
}
