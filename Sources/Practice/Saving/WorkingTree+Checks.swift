import Foundation

extension WorkingTree {
  /// Stops where switching would break something off or go wrong halfway: another git, a merge, a
  /// rebase, conflicts, files that git is told not to look at.
  func checkNothingInProgress() throws {
    for lock in ["index.lock", "HEAD.lock"] where exists(lock) {
      throw UserError(
        "another git process holds \(gitDirectory.appending(path: lock).path): let it finish, or "
          + "delete that file if none is running")
    }
    try checkNoOperation()
    if let conflict = try git.fields(["diff-files", "-z", "--name-only", "--diff-filter=U"]).first {
      throw UserError("\(conflict) has conflicts: solve them and `git add` it")
    }
    try LinkedFolder.refuse(in: rooms, root: git.directory)
    try checkGitSeesEveryFile()
    try NestedRepository.refuse(
      in: ["Sources/Refactored", "Tests/RefactoredTests"], root: git.directory)
  }

  /// Stops in the middle of a merge, a rebase and the like.
  func checkNoOperation() throws {
    guard let operation = try operation() else { return }
    throw UserError(
      "a git \(operation) is in progress: finish it with `git \(operation) --continue`, "
        + "or leave it with `git \(operation) --abort`")
  }

  /// Stops when another working tree has the branch, so that git would not switch to it here.
  func checkIsFree(_ branch: String) throws {
    let folder = try git.run(
      ["for-each-ref", "--format=%(worktreepath)", "refs/heads/\(branch)"])
    guard !folder.isEmpty, folder != git.directory.path,
      URL(filePath: folder).realPath != git.directory.realPath
    else { return }
    throw UserError(
      "the branch \(branch) is already checked out in \(folder): go on there, or leave it with "
        + "`git -C \(folder.quotedForShell) switch --detach`")
  }

  private func operation() throws -> String? {
    for (file, operation) in Self.operations where exists(file) { return operation }
    guard exists("sequencer") else { return nil }
    // Between two of several commits there is nothing but the list of those to come.
    let list = gitDirectory.appending(path: "sequencer/todo")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.hasPrefix("revert") ? "revert" : "cherry-pick"
  }

  private static let operations = [
    ("rebase-apply/applying", "am"), ("rebase-merge", "rebase"), ("rebase-apply", "rebase"),
    ("MERGE_HEAD", "merge"), ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert"),
  ]

  /// Changes in a file that is marked would not be saved, and git would not switch over them. A file
  /// of a sparse checkout, which is not there, is marked, too.
  private func checkGitSeesEveryFile() throws {
    let marked = try git.fields(["ls-files", "-v", "-z"]).first { field in
      guard let mark = field.first, mark != "H" else { return false }
      let path = git.directory.appending(path: String(field.dropFirst(2))).path
      return mark.isLowercase || mark == "S" && access(path, F_OK) == 0
    }
    guard let path = marked?.dropFirst(2) else { return }
    throw UserError(
      "\(path) is marked so that git does not see changes in it: run `git update-index "
        + "--no-skip-worktree --no-assume-unchanged \(String(path).quotedForShell)`")
  }

  private func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: gitDirectory.appending(path: file).path)
  }
}
