import Testing

@testable import RefactoredReservations

@Suite struct `The policy for saved pages` {
  @Test(arguments: [ReservationServiceError.offline, .serverFailed])
  func `lets a saved page stand in for a failure`(error: ReservationServiceError) {
    #expect(SavedPagePolicy().allowsSavedPage(after: error))
  }

  @Test func `has no answer for a load that was cancelled`() {
    #expect(!SavedPagePolicy().allowsSavedPage(after: .cancelled))
  }
}
