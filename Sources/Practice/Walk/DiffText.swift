/// The difference between two revisions as git shows it, whatever the person's configuration.
struct DiffText {
  let git: Git
  let isColoured: Bool

  /// Without patches: only which files changed, and by how much.
  let isShort: Bool

  /// A table of files, and the patch; empty when nothing in `paths` differs. No paths mean all.
  ///
  /// Renames are followed, and the one file that is the same in every room is left out.
  func text(from old: String, to new: String, in paths: [String] = []) throws -> String {
    try git.run(
      Self.command
        + ["--stat=100", "--color=\(isColoured ? "always" : "never")"]
        + (isShort ? [] : ["--patch"]) + Self.ends(old, new, paths))
  }

  /// The same file by file.
  func changes(from old: String, to new: String, in paths: [String] = []) throws -> [FileChange] {
    let ends = Self.ends(old, new, paths)
    return DiffReader.changes(
      names: try git.fields(Self.command + ["--name-status", "-z"] + ends),
      patch: try git.run(Self.command + ["--color=never", "--patch"] + ends))
  }

  private static let command = [
    "diff", "--no-ext-diff", "--no-textconv", "--find-renames", "--find-copies",
    "--diff-algorithm=histogram", "--src-prefix=a/", "--dst-prefix=b/",
  ]

  private static func ends(_ old: String, _ new: String, _ paths: [String]) -> [String] {
    [old, new, "--"] + (paths.isEmpty ? ["."] : paths) + [":(exclude,glob)**/LinkSeams.swift"]
  }
}
