/// A run that several processes share: each looks at every n-th seed and tells what it sees, and
/// one puts that together, in the order of the seeds, as though it had looked at all of them.
extension GeneratedRun {
  /// What a run is when it is put together.
  public enum Merged {
    /// The same outcome as that of one process.
    case whole(Outcome)
    /// The share whose turn it was came to an end without a word about its next scenario, which this
    /// command makes again.
    case cut(share: Int, command: String, Outcome)
  }

  /// As many scenarios are run again in one process without a wait that anybody notices.
  private static let few = 200

  /// Looks at one share of the seeds, in order, up to a difference or until nobody wants to be told.
  public func look(
    _ share: Int, of shares: Int, from seed: UInt64, runs: Int, tell: (Sighting) -> Bool
  ) {
    for number in stride(from: share, to: runs, by: shares) {
      let sighting = look(seed &+ UInt64(number)).1
      guard tell(sighting) else { return }
      if case .different = sighting { return }
    }
  }

  /// Puts together what the shares see; `next` gives what the one whose turn it is sees next, and nil
  /// when that came to its end. Of a difference the shares only tell that there is one; `found` is
  /// called before it is looked into, after which `next` is not called any more.
  public func merge(
    _ shares: Int, from seed: UInt64, runs: Int, progress: (Outcome) -> Void = { _ in },
    found: () -> Void = {}, next: (_ share: Int) -> Sighting?
  ) -> Merged {
    var outcome = Outcome()
    outcome.problem = problem
    guard outcome.problem == nil else { return .whole(outcome) }
    var alike: UInt64?
    for number in 0..<max(0, runs) {
      let place = seed &+ UInt64(number)
      guard let sighting = next(number % shares) else {
        return .cut(share: number % shares, command: command(place), outcome)
      }
      outcome.count(sighting)
      if case .different = sighting {
        found()
        return .whole(finding(number, after: alike, from: seed, outcome))
      }
      if case .same = sighting { alike = alike ?? place }
      progress(outcome)
    }
    return .whole(outcome)
  }

  /// The outcome of a run whose first difference has this number. A share runs other scenarios before
  /// it than one process does, which matters where a static outlives the app: so all are run again
  /// where they are few, or where it alone shows nothing.
  private func finding(
    _ number: Int, after alike: UInt64?, from seed: UInt64, _ shared: Outcome
  ) -> Outcome {
    var outcome = shared
    let place = seed &+ UInt64(number)
    if number >= Self.few {
      let before = alike.map { look($0).0 }
      let (scenario, sighting) = look(place)
      if case .different = sighting {
        outcome.finding = finding(scenario, after: before, from: seed)
        return outcome
      }
    }
    let again = self(from: seed, runs: number + 1)
    guard again.finding == nil else { return again }
    let scenario = look(place).0
    outcome.finding = unstable(scenario, scenario, from: seed, Self.changes)
    return outcome
  }
}
