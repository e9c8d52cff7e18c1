import Testing

@testable import RefactoredBookings

@Suite struct `What stands in front and logs` {
  private let log = LogDouble()

  @Test func `passes on what is fetched and counts it`() throws {
    let bookings = [try Booking.sample("B-1"), try .sample("B-2")]
    let store = Logging(InMemoryBookingStore(bookings), to: log.write)
    #expect(try store.bookings() == FetchedBookings(bookings: bookings))
    #expect(log.lines == ["[BookingLog] Fetched 2 bookings"])
  }

  @Test func `tells skipped records first`() throws {
    let fetched = FetchedBookings(
      bookings: [try .sample()],
      skipped: [
        SkippedRecord(number: 2, reason: .noIDOfItsOwn),
        SkippedRecord(number: 3, reason: .noCheckInDate),
      ])
    let store = Logging(FetcherDouble(.success(fetched)), to: log.write)
    #expect(try store.bookings() == fetched)
    #expect(
      log.lines == [
        "[BookingLog] Skipped record 2: no id of its own",
        "[BookingLog] Skipped record 3: no check-in date",
        "[BookingLog] Fetched 1 bookings",
      ])
  }

  @Test func `passes on why nothing was fetched, and tells that once`() {
    let store = Logging(FetcherDouble(.failure(.unreadable)), to: log.write)
    #expect(throws: BookingStoreError.unreadable) { try store.bookings() }
    #expect(log.lines == ["[BookingLog] Failed to load bookings"])
  }

  @Test func `tells what was updated, after it was`() throws {
    let inner = InMemoryBookingStore([try .sample(status: .confirmed)])
    var statuses: [BookingStatus] = []
    let store = Logging(inner) { [log] line in
      statuses = inner.bookings().bookings.map(\.status)
      log.write(line)
    }
    try store.update("B-1", to: .checkedIn)
    #expect(statuses == [.checkedIn])
    #expect(log.lines == ["[BookingLog] Updated B-1 to checked_in"])
  }

  @Test func `passes on why nothing was updated, and does not tell that it was`() {
    let store = Logging(InMemoryBookingStore([]), to: log.write)
    #expect(throws: BookingStoreError.noSuchBooking) { try store.update("B-1", to: .pending) }
    #expect(log.lines == ["[BookingLog] Failed to update B-1"])
  }

  @Test func `names the order, and sorts as it does`() throws {
    let bookings = [try Booking.sample("B-1"), try .sample("B-2")]
    let order = Logging(Reversed(), to: log.write)
    #expect(order.name == "Reversed")
    #expect(order.sorted(bookings).map(\.id) == ["B-2", "B-1"])
    #expect(log.lines == ["[BookingLog] Sorted by: Reversed"])
  }
}
