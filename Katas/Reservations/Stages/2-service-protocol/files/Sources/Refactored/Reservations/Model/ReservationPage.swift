/// One page of the list.
struct ReservationPage: Equatable {
  var reservations: [Reservation]
  var isLast: Bool
}
