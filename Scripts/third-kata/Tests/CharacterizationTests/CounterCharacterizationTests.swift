import Testing

@Suite("Counter") @MainActor struct CounterCharacterizationTests {
  @Test(arguments: Characterization.cases("Counter"))
  func `behaves as the legacy code does`(_ scenario: Characterization.Case) throws {
    try Characterization.expectPreserved(scenario)
  }

  @Test func `behaves as the legacy code does in generated scenarios`() throws {
    try Characterization.expectPreservedWhenGenerated("Counter")
  }

  @Test func `has scenarios`() throws {
    try Characterization.expectScenarios("Counter")
  }
}
