import Testing

@Suite("Bookings") @MainActor struct BookingsCharacterizationTests {
  @Test(arguments: Characterization.cases("Bookings"))
  func `behaves as the legacy code does`(_ scenario: Characterization.Case) throws {
    try Characterization.expectPreserved(scenario)
  }

  @Test func `behaves as the legacy code does in generated scenarios`() throws {
    try Characterization.expectPreservedWhenGenerated("Bookings")
  }

  @Test func `has scenarios`() throws {
    try Characterization.expectScenarios("Bookings")
  }
}
