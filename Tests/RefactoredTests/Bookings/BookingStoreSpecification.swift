import Foundation
import Testing

@testable import RefactoredBookings

/// What every booking store has to do, whatever it keeps bookings in. A new store joins `Kind`.
@Suite struct `A booking store` {
  enum Kind: CaseIterable {
    case inMemory
    case onDisk
  }

  private func makeStore(_ kind: Kind, _ bookings: [Booking]) -> any BookingStore {
    switch kind {
    case .inMemory: InMemoryBookingStore(bookings)
    case .onDisk: DiskBookingStore(file: FileDouble(), firstBookings: { bookings })
    }
  }

  private func twoBookings() throws -> [Booking] {
    [try .sample("B-2", guest: "Zoe Adler"), try .sample("B-1", status: .unknown("no_show"))]
  }

  @Test(arguments: Kind.allCases)
  func `gives the bookings it began with, in their order`(kind: Kind) throws {
    let store = makeStore(kind, try twoBookings())
    #expect(try store.bookings() == FetchedBookings(bookings: try twoBookings()))
  }

  @Test(arguments: Kind.allCases)
  func `gives the same bookings each time`(kind: Kind) throws {
    let store = makeStore(kind, try twoBookings())
    #expect(try store.bookings() == store.bookings())
  }

  @Test(arguments: Kind.allCases)
  func `may hold nothing`(kind: Kind) throws {
    #expect(try makeStore(kind, []).bookings() == FetchedBookings(bookings: []))
  }

  @Test(arguments: Kind.allCases)
  func `keeps a new status, and everything else as it was`(kind: Kind) throws {
    let store = makeStore(kind, try twoBookings())
    try store.update("B-2", to: .checkedIn)
    var expected = try twoBookings()
    expected[0].status = .checkedIn
    #expect(try store.bookings().bookings == expected)
  }

  @Test(arguments: Kind.allCases)
  func `keeps the last of several statuses`(kind: Kind) throws {
    let store = makeStore(kind, try twoBookings())
    try store.update("B-1", to: .confirmed)
    try store.update("B-1", to: .unknown("late"))
    #expect(try store.bookings().bookings.map(\.status) == [.confirmed, .unknown("late")])
  }

  @Test(arguments: Kind.allCases)
  func `refuses a booking that it does not have, and changes nothing`(kind: Kind) throws {
    let store = makeStore(kind, try twoBookings())
    #expect(throws: BookingStoreError.noSuchBooking) { try store.update("B-9", to: .cancelled) }
    #expect(try store.bookings().bookings == (try twoBookings()))
  }
}
