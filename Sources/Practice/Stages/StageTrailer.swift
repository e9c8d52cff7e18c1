/// The last lines of a stage commit's message, by which it is recognised later.
struct StageTrailer: Equatable {
  /// The tag that the commit was made for.
  let tag: String

  /// The commit that the stages were made from.
  let base: String

  /// The lines as they stand in the message.
  var text: String { "\(Self.tagKey): \(tag)\n\(Self.baseKey): \(base)\n" }

  private static let tagKey = "Kata-Stage"
  private static let baseKey = "Kata-Base"

  /// Options of `git log` that print what `init(line:)` reads.
  static let format =
    "--format=%ce %(trailers:key=\(tagKey),valueonly,separator=%x20) "
    + "%(trailers:key=\(baseKey),valueonly,separator=%x20)"

  /// Options of `git log` that pick the commits of the workbench's stages.
  static let filter = [
    "--committer=<\(Git.workbenchEmail)>", "--fixed-strings", "--grep=\(baseKey): ",
  ]

  /// Reads a line of `git log`; a commit of somebody else's, an amended one too, is nil.
  init?(line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 3, words[0] == Git.workbenchEmail else { return nil }
    tag = words[1]
    base = words[2]
  }

  init(tag: String, base: String) {
    self.tag = tag
    self.base = base
  }
}

extension Git {
  /// What the workbench noted in the commit that `revision` names, if it made that as a stage.
  func stageTrailer(of revision: String) throws -> StageTrailer? {
    StageTrailer(line: try run(["log", "-1", StageTrailer.format, revision, "--"]))
  }

  /// What it noted in the nearest stage that `revision` is, or comes from.
  func nearestStageTrailer(from revision: String) throws -> StageTrailer? {
    let line = try run(
      ["log", "-1", "--first-parent"] + StageTrailer.filter + [StageTrailer.format, revision, "--"])
    return StageTrailer(line: line)
  }
}
