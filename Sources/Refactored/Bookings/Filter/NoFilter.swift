/// Shows every booking.
struct NoFilter: BookingFiltering {
  let name = "All"

  func filtered(_ bookings: [Booking]) -> [Booking] { bookings }
}
