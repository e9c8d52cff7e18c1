/// A status that a booking can be given.
struct StatusOffer: Equatable {
  var booking: Booking
  var status: BookingStatus
}
