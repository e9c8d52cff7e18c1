/// One page of the list, and where it came from.
struct ReservationPage: Equatable {
  enum Source {
    case network
    case saved
  }

  var reservations: [Reservation]
  var isLast: Bool
  var source = Source.network
}
