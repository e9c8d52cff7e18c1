import Foundation

/// Stands in for the partner API: slow, flaky after the first page, and not there without a network.
struct SimulatedReservationService: ReservationService {
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  let isOnline: @Sendable () -> Bool
  let coin: @Sendable () -> Bool

  func reservations(page: Int) async throws(ReservationServiceError) -> ReservationPage {
    do { try await clock.sleep(for: .milliseconds(800)) } catch { throw .cancelled }

    guard isOnline() else { throw .offline }
    // The first page is never flaky and so draws no coin: a draw would shift all later ones.
    if page > 1 && coin() { throw .serverFailed }

    let records = SampleRecords.page(page, answeredAt: now())
    return ReservationPage(
      reservations: records.map(Reservation.init(record:)),
      isLast: page == SampleRecords.pageCount)
  }
}
