import Foundation

/// Where a person stands, for other programs.
struct StatusJSON: Encodable {
  /// What the last check showed.
  struct Proof: Encodable {
    let verdict: CheckVerdict
    let at: Date
    let scenarios: Int
    let declared: Int
    let failed: Int?
    let unitTests: Int
    let failedUnitTests: Int?

    /// Whether the code is what was checked.
    let isCurrent: Bool
  }

  /// Where the working tree stands: on a branch, on a stage's tag, or on a commit.
  struct Tree: Encodable {
    let branch: String?
    let stage: String?
    let commit: String
  }

  /// Work that was saved.
  struct Saved: Encodable {
    let id: String
    let at: Date
    let restore: String

    /// Whether it is in the files or on a branch already.
    let isHere: Bool
  }

  let attempt: AttemptJSON?
  let proof: Proof?
  let tree: Tree
  let saved: [Saved]

  /// Where the person in a session stands.
  init(_ session: PracticeSession) throws {
    let current = try session.currentAttempt()
    attempt = current.map { AttemptJSON($0, in: session) }
    proof = try current.flatMap { attempt in
      let current = try AttemptReport(attempt: attempt, session: session).proofOfCurrentCode()
      return (current ?? attempt.lastCheck).map { check in
        Proof(
          verdict: check.verdict, at: check.at, scenarios: check.scenarios,
          declared: check.declared, failed: check.failed, unitTests: check.unitTests,
          failedUnitTests: check.failedUnitTests,
          isCurrent: current != nil)
      }
    }
    tree = Tree(
      branch: session.branch, stage: try session.stageShown()?.tag,
      commit: try session.git.head())
    let works = try session.git.savedWork()
    let back = try session.git.workThatIsBack(among: works)
    saved = works.map {
      Saved(
        id: $0.id, at: Date(timeIntervalSince1970: TimeInterval($0.date)),
        restore: $0.restoreCommand, isHere: back.contains($0.ref))
    }
  }
}
