/// Where pages of reservations come from.
protocol ReservationService: Sendable {
  /// Fetches one page. Pages count from 1.
  func reservations(page: Int) async throws(ReservationServiceError) -> ReservationPage
}
