extension Git {
  /// The short name of the branch that is checked out, or nil when HEAD is detached.
  public func branch() throws -> String? {
    try answer(["symbolic-ref", "--quiet", "HEAD"]).map { String($0.trimmingPrefix("refs/heads/")) }
  }

  /// The id of the commit that is checked out.
  public func head() throws -> String {
    guard let head = try commit("HEAD") else {
      throw UserError("there is no commit yet: run `git add -A && git commit -m \"Start\"`")
    }
    return head
  }

  /// The id of what a ref holds, a tag object for an annotated tag, or nil when there is no such ref.
  func object(_ ref: String) throws -> String? {
    try answer(["rev-parse", "--verify", "--quiet", ref])
  }
}
