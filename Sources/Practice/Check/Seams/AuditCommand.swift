extension KataCommand {
  /// `kata audit`.
  public static let audit = KataCommand(
    name: "audit", summary: "List what a kata's built code uses outside the simulation",
    parameters: ["[KATA]"], example: "kata audit reservations"
  ) { arguments, context in
    let workbench = try context.workbench()
    let names =
      try arguments.positional.first.map { [try workbench.kata(named: $0).name] }
      ?? workbench.kataNames()
    let findings = try SeamAudit(root: workbench.root, subprocess: context.subprocess)
      .findings(in: names.flatMap { ["Legacy\($0)", "Refactored\($0)"] })
    findings.forEach { context.console.result($0.description) }
    if findings.isEmpty {
      context.console.result("nothing outside the simulation: \(names.joined(separator: ", "))")
    }
    return findings.isEmpty ? .success : .noValidVerdict
  }
}
