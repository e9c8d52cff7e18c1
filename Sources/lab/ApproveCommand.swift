import Harness

/// Writes the traces that the characterization takes for right.
enum ApproveCommand: LabCommand {
  static let name = "approve"
  static let help = """
    lab approve KATA [SCENARIO …]
      Writes the traces of all scenarios, or of those named, to Katas/<Kata>/Approved: the legacy
      side's, and the refactored side's where differences.json declares a difference. Says which
      are new or changed; look at them before you commit. One that cannot be approved is named at
      the end; the others are written all the same.
      Example: swift run lab approve reservations five-pages
    """

  static func run(_ arguments: [String]) throws {
    let (kata, slugs) = try kata(arguments)
    let files = try slugs.map { try scenario($0, of: kata) }
    let approval = try kata.approve(files.isEmpty ? nil : files)
    approval.written.forEach(Results.print)
    approval.removed.forEach { Results.print("\($0) removed") }
    let changed = approval.written.count + approval.removed.count
    Results.print(
      changed == 0 ? "nothing changed" : "\(changed) new or changed; look before you commit")
    guard !approval.problems.isEmpty else { return }
    let lines = approval.problems.map { "\n  \($0.slug): \($0.reason)" }.joined()
    throw UsageProblem("\(approval.problems.count) not approved:\(lines)")
  }
}
