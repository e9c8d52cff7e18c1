/// What comparing the test process with other processes says.
extension CheckEvidence {
  /// Where the same scenarios gave other digests, or none.
  var otherProcessDoubts: [Doubt] {
    // What crashes the tests crashes the other processes too, and has been told.
    guard !isCrashed else { return [] }
    let second = doubts(
      of: secondProcess, name: "the second process",
      difference: "a second process with another time zone, language and order of scenarios")
    guard second.isEmpty, let thirdProcess else { return second }
    return doubts(of: thirdProcess, name: "the third process", difference: "a third process")
  }

  private func doubts(
    of process: SecondProcess.Outcome, name: String, difference: String
  ) -> [Doubt] {
    let digests = process.digests.digests
    let comparable = log.verdicts.filter { $0.kind.isPass || $0.kind == .mismatch }
    let missing = comparable.filter { digests[$0.scenario] == nil }.map(\.scenario)
    let different = comparable.filter { verdict in
      guard let first = verdict.digests, let second = digests[verdict.scenario] else {
        return false
      }
      return first != second
    }.map(\.scenario)
    var doubts: [Doubt] = []
    if !different.isEmpty {
      doubts.append(
        Doubt(
          summary: "\(different.count) of \(scenarios.count) nondeterministic, different in "
            + difference, names: different))
    }
    // A scenario that cannot be read stops the process, and has been told.
    let isTold = process.ended == .exited(69) && !unusable.isEmpty
    if !isTold, !process.ended.isSuccess || !missing.isEmpty || !process.digests.faults.isEmpty {
      let end =
        process.hasStalled
        ? "was ended, \(SecondProcess.limit) s after the tests," : process.ended.inWords
      doubts.append(
        Doubt(
          summary: "\(name) (`lab digest`) \(end)"
            + (missing.isEmpty ? "" : " without \(Names.text(missing))")))
    }
    return doubts
  }
}
