/// What the reservations screen shows.
enum ReservationsState: Equatable {
  case idle
  case loading
  case loaded(ReservationList)
  case failed(message: String)

  /// The rows on screen, or nil where there is no list.
  var list: ReservationList? {
    guard case .loaded(let list) = self else { return nil }
    return list
  }
}
