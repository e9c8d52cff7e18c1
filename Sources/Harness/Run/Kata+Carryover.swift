extension Kata {
  /// What a side shows in a scenario once all scenarios ran before it in the same process. Where that is
  /// not what it shows alone, a static keeps something from one scenario to the next.
  @MainActor public func runAfterOthers(
    _ scenario: Scenario, on side: Side, behaviour: Behaviour, label: String
  ) -> Run {
    for other in scenarioFiles.compactMap({ try? $0.read() }) {
      _ = ScenarioRunner.run(
        other, on: side, behaviour: behaviour, label: "\(label), after \(other.slug)")
    }
    return ScenarioRunner.run(scenario, on: side, behaviour: behaviour, label: label)
  }
}
