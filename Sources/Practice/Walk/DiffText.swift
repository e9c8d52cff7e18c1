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
      [
        "diff", "--no-ext-diff", "--no-textconv", "--find-renames", "--find-copies",
        "--diff-algorithm=histogram", "--src-prefix=a/", "--dst-prefix=b/", "--stat=100",
        "--color=\(isColoured ? "always" : "never")",
      ] + (isShort ? [] : ["--patch"])
        + [old, new, "--"] + (paths.isEmpty ? ["."] : paths)
        + [":(exclude,glob)**/LinkSeams.swift"])
  }
}
