/// One page of the list.
struct ReservationPage: Equatable, Sendable {
  var reservations: [Reservation]
  var isLast: Bool
}
