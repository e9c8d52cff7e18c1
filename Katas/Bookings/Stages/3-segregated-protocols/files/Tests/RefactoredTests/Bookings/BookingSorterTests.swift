import Foundation
import Testing

@testable import RefactoredBookings

/// Neither a file nor a store: a sorter is all it takes.
@Suite struct `The booking sorter` {
  private func sorter(_ locale: String = "en_US") -> BookingSorter {
    BookingSorter(locale: Locale(identifier: locale))
  }

  @Test func `puts the earliest check-in first`() throws {
    let bookings = [
      try Booking.sample("B-1", checkIn: "2026-06-02T12:00:00Z"),
      try .sample("B-2", checkIn: "2026-06-01T12:00:00Z"),
    ]
    #expect(sorter().sorted(bookings, by: .date).map(\.id) == ["B-2", "B-1"])
  }

  @Test func `takes names without regard to case and as its locale does`() throws {
    let bookings = try ["Zoe", "Åke", "anna"].map { try Booking.sample($0, guest: $0) }
    #expect(sorter().sorted(bookings, by: .name).map(\.guest) == ["Åke", "anna", "Zoe"])
    #expect(sorter("sv_SE").sorted(bookings, by: .name).map(\.guest) == ["anna", "Zoe", "Åke"])
  }

  @Test func `puts the most urgent status first, and keeps ties as they came`() throws {
    let bookings = [
      try Booking.sample("B-1", status: .pending), try .sample("B-2", status: .checkedIn),
      try .sample("B-3", status: .unknown("no_show")),
    ]
    #expect(sorter().sorted(bookings, by: .status).map(\.id) == ["B-2", "B-1", "B-3"])
    #expect(
      sorter().sorted(bookings.reversed(), by: .status).map(\.id) == ["B-2", "B-3", "B-1"])
  }
}
