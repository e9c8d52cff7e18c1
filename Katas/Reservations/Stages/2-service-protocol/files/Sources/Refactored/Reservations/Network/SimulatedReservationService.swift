import Foundation

/// Stands in for the partner API: slow, flaky after the first page, and not there without a network.
struct SimulatedReservationService: ReservationService {
  func reservations(page: Int) async throws(ReservationServiceError) -> ReservationPage {
    do { try await Task.sleep(for: .milliseconds(800)) } catch { throw .cancelled }

    guard Reachability.isConnectedToNetwork() else { throw .offline }
    // The first page is never flaky and so draws no coin: a draw would shift all later ones.
    if page > 1 && Bool.random() { throw .serverFailed }

    let records = SampleRecords.page(page, answeredAt: Date())
    return ReservationPage(
      reservations: records.map(Reservation.init(record:)),
      isLast: page == SampleRecords.pageCount)
  }
}
