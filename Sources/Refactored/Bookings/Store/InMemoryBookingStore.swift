/// Keeps bookings as long as it lives.
final class InMemoryBookingStore: BookingStore {
  private var stored: [Booking]

  init(_ bookings: [Booking]) {
    stored = bookings
  }

  func bookings() -> FetchedBookings {
    FetchedBookings(bookings: stored)
  }

  func update(_ id: Booking.ID, to status: BookingStatus) throws(BookingStoreError) {
    guard let index = stored.firstIndex(where: { $0.id == id }) else { throw .noSuchBooking }
    stored[index].status = status
  }
}
