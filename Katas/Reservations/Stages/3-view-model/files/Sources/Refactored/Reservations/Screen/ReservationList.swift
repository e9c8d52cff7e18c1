/// The rows a screen has so far, page after page.
struct ReservationList: Equatable {
  private(set) var reservations: [Reservation] = []

  mutating func append(_ page: ReservationPage) {
    reservations += page.reservations
  }

  /// Whether showing this row means that the user will soon need the next page.
  func isNearEnd(_ index: Int) -> Bool {
    index >= reservations.count - 3
  }
}
