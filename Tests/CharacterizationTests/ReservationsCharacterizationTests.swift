import Testing

@Suite("Reservations") @MainActor struct ReservationsCharacterizationTests {
  @Test(arguments: Characterization.cases("Reservations"))
  func `behaves as the legacy code does`(_ scenario: Characterization.Case) throws {
    try Characterization.expectPreserved(scenario)
  }

  @Test func `behaves as the legacy code does in generated scenarios`() throws {
    try Characterization.expectPreservedWhenGenerated("Reservations")
  }

  @Test func `has scenarios`() throws {
    try Characterization.expectScenarios("Reservations")
  }
}
