import Foundation

/// A stay that a guest has booked.
struct Booking: Hashable, Identifiable {
  let id: String
  var guest: String
  var property: String
  var status: BookingStatus
  var checkIn: Date
}
