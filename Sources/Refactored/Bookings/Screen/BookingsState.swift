/// What the bookings screen shows.
struct BookingsState: Equatable {
  var filterName: String
  var bookings: [Booking] = []
}
