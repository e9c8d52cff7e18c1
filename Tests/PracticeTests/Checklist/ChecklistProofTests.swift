import Foundation
import Testing

@testable import Practice

@Suite struct ChecklistProofTests {
  private static let stages = "A commit for each stage, or more: `swift run kata walk --mine`"

  /// What is known of an attempt with a green check, after which so many stages were reached.
  private func evidence(commits: Int, reached: Int, hasChanged: Bool) throws -> AttemptEvidence {
    let date = Date(timeIntervalSince1970: 0)
    var check = CheckRecord(
      verdict: .preserved, scenarios: 1, declared: 0, unitTests: 0, tree: "t", at: date,
      smells: [Smell.uiKitBelowScreens.id: 0])
    check.changedLines = 3
    var attempt = Attempt(id: "toy-1", kata: "Toy", base: "b", minutes: 60)
    attempt.startedAt = date
    attempt.events = [.checked(check)] + (0..<reached).map { .stageReached($0 + 1, at: date) }
    let commit = OwnCommit(id: "c", date: date, message: "Move", tree: "t")
    return AttemptEvidence(
      attempt: attempt, used: 60, commits: Array(repeating: commit, count: commits), proof: check,
      hasChanged: hasChanged)
  }

  private func isTicked(_ text: String, _ evidence: AttemptEvidence) throws -> Bool {
    try #require(ChecklistProof.of(ChecklistItem(section: "", text: text))).holds(evidence)
  }

  @Test(arguments: [(1, 0, false), (0, 1, false), (1, 2, false), (2, 2, true), (3, 2, true)])
  func `a commit for each stage takes a stage, and as many commits`(
    commits: Int, reached: Int, isTicked: Bool
  ) throws {
    let evidence = try evidence(commits: commits, reached: reached, hasChanged: true)
    #expect(try self.isTicked(Self.stages, evidence) == isTicked)
  }

  @Test(arguments: [
    "What a screen starts ends with it: `swift run kata check` sees a screen that stays",
    "Nothing below the controller knows UIKit: `swift run kata smells`",
    "Checked small steps rather than one large one: `swift run kata history`",
  ])
  func `code that nobody has touched proves nothing`(text: String) throws {
    for hasChanged in [true, false] {
      let evidence = try evidence(commits: 0, reached: 0, hasChanged: hasChanged)
      #expect(try isTicked(text, evidence) == hasChanged)
    }
  }
}
