@testable import RefactoredBookings

/// Answers as a test says.
struct FetcherDouble: BookingFetching {
  let answer: Result<FetchedBookings, BookingStoreError>

  init(_ answer: Result<FetchedBookings, BookingStoreError>) {
    self.answer = answer
  }

  func bookings() throws(BookingStoreError) -> FetchedBookings { try answer.get() }
}

/// A store that gives bookings and takes no status.
struct StoreThatRefuses: BookingStore {
  var fetched: [Booking]

  func bookings() -> FetchedBookings { FetchedBookings(bookings: fetched) }

  func update(_ id: Booking.ID, to status: BookingStatus) throws(BookingStoreError) {
    throw .unwritable
  }
}

/// An order that nobody would take for another.
struct Reversed: BookingSorting {
  let name = "Reversed"

  func sorted(_ bookings: [Booking]) -> [Booking] { bookings.reversed() }
}

/// An order that changes nothing.
struct AsTheyCome: BookingSorting {
  let name = "As they come"

  func sorted(_ bookings: [Booking]) -> [Booking] { bookings }
}

/// Keeps what is logged.
final class LogDouble {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}

/// A store whose contents make no sense.
struct UnreadableStore: BookingStore {
  func bookings() throws(BookingStoreError) -> FetchedBookings { throw .unreadable }

  func update(_ id: Booking.ID, to status: BookingStatus) throws(BookingStoreError) {
    throw .unreadable
  }
}
