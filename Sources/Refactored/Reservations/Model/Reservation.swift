import Foundation

/// A stay on a partner's books. What the backend left out is nil, and whoever shows it decides how.
struct Reservation: Equatable {
  var guest: String?
  var property: String?
  var status: ReservationStatus
  var amount: Double
  var checkIn: Date?
  var checkOut: Date?
}
