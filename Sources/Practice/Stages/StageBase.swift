/// The commit that stages are made from.
struct StageBase {
  let git: Git
  let attempts: [Attempt]

  /// The base that the tree stands on: that of the attempt whose branch is checked out, of the stage
  /// that is checked out or was built upon, else the commit that is checked out.
  func find() throws -> String {
    let branch = try git.branch()
    if let attempt = attempts.first(where: { $0.branch == branch }) {
      return try check(attempt.base)
    }
    if let trailer = try git.nearestStageTrailer(from: "HEAD") { return try check(trailer.base) }
    return try git.head()
  }

  /// Makes sure that the base is in this clone, which may be a shallow one of a branch.
  func check(_ base: String) throws -> String {
    if try git.commit(base) != nil { return base }
    throw UserError(
      "commit \(base.prefix(10)), which these stages were made from, is not in this clone: "
        + "run `git fetch --unshallow`, or switch to another branch")
  }
}
