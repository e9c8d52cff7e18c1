/// Shows the bookings of one status.
struct StatusFilter: BookingFiltering {
  let status: BookingStatus

  var name: String { status.name }

  func filtered(_ bookings: [Booking]) -> [Booking] {
    bookings.filter { $0.status == status }
  }
}
