import Foundation

/// The measures of the reference solution, as `Scripts/verify-stages` has seen them at each stage.
struct StageSmells {
  let kata: KataFolder
  let git: Git

  /// The file in which those of a stage are recorded.
  static func file(of stage: Stage, in paths: KataPaths) -> String {
    "\(paths.stageFolder(stage))/smells.json"
  }

  /// A stage's measures by the smells' names, from the files of a commit; none where they were never
  /// recorded.
  func measures(of stage: Stage, at commit: String) throws -> [String: Int] {
    let file = Self.file(of: stage, in: kata.paths)
    let shown = try git.attempt(["show", "\(commit):\(file)"])
    guard shown.termination.isSuccess else { return [:] }
    return try JSONFile.decode(SmellsJSON.self, from: Data(shown.text.utf8), file: file).measures
  }
}
