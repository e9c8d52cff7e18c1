/// Bookings, each with an id of its own, and the records that are none.
struct FetchedBookings: Equatable {
  var bookings: [Booking]
  var skipped: [SkippedRecord] = []
}

/// A stored record that cannot be shown. It stays where it is.
struct SkippedRecord: Error, Equatable {
  enum Reason {
    case noIDOfItsOwn
    case noCheckInDate
  }

  /// Its place in the store, counted from 1.
  var number: Int
  var reason: Reason
}
