import Catalog
import Harness
import Testing

@Suite("Reservations") @MainActor struct ReservationsCharacterizationTests {
  @Test("is preserved", arguments: Characterization.reservations.cases)
  func isPreserved(_ scenario: Characterization.Case) {
    Characterization.reservations.expectPreserved(scenario)
  }
}
