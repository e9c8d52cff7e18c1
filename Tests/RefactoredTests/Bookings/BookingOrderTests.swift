import Foundation
import Testing

@testable import RefactoredBookings

@Suite struct `An order of bookings` {
  private let byName = ByName(locale: Locale(identifier: "en_US"))

  private func names(_ guests: [String], in locale: String) throws -> [String] {
    let bookings = try guests.map { try Booking.sample($0, guest: $0) }
    return ByName(locale: Locale(identifier: locale)).sorted(bookings).map(\.guest)
  }

  @Test func `puts the earliest check-in first`() throws {
    let bookings = [
      try Booking.sample("B-1", checkIn: "2026-06-02T12:00:00Z"),
      try .sample("B-2", checkIn: "2026-06-01T12:00:00Z"),
    ]
    #expect(ByDate().sorted(bookings).map(\.id) == ["B-2", "B-1"])
  }

  @Test func `puts the most urgent status first, and an unknown one with those that wait`() throws {
    let statuses: [BookingStatus] = [
      .cancelled, .unknown("no_show"), .checkedOut, .pending, .confirmed, .checkedIn,
    ]
    let bookings = try statuses.map { try Booking.sample($0.code, status: $0) }
    #expect(
      ByStatus().sorted(bookings).map(\.status) == [
        .checkedIn, .confirmed, .unknown("no_show"), .pending, .checkedOut, .cancelled,
      ])
  }

  @Test func `takes names without regard to case, with accents where they belong`() throws {
    #expect(
      try names(["Zoe", "Élise", "emil", "Elias", "ana"], in: "en_US")
        == ["ana", "Elias", "Élise", "emil", "Zoe"])
  }

  @Test func `takes names as its locale does`() throws {
    let guests = ["Zoe", "Åke", "Örjan", "Oskar", "anna"]
    #expect(try names(guests, in: "sv_SE") == ["anna", "Oskar", "Zoe", "Åke", "Örjan"])
    #expect(try names(guests, in: "de_DE") == ["Åke", "anna", "Örjan", "Oskar", "Zoe"])
  }

  @Test func `keeps equal names as they came`() throws {
    #expect(try names(["ana", "ANA", "Ana"], in: "en_US") == ["ana", "ANA", "Ana"])
    #expect(try names(["Ana", "ANA", "ana"], in: "en_US") == ["Ana", "ANA", "ana"])
  }

  @Test func `starts from the order before it`() throws {
    let bookings = [
      try Booking.sample("B-1", guest: "Zoe", status: .pending),
      try .sample("B-2", guest: "Ana", status: .pending),
      try .sample("B-3", guest: "Mei", status: .checkedIn),
    ]
    let ids = ByStatus().sorted(byName.sorted(bookings)).map(\.id)
    #expect(ids == ["B-3", "B-2", "B-1"])
    #expect(ByStatus().sorted(bookings).map(\.id) == ["B-3", "B-1", "B-2"])
  }

  @Test func `keeps ties in ten thousand bookings`() throws {
    let start = try Date.at("2026-06-01T12:00:00Z")
    let bookings = (0..<10_000).map { number in
      Booking(
        id: "\(number)", guest: ["Ana", "ana", "Élise"][number % 3], property: "Casa Azul",
        status: BookingStatus.known[number % 5],
        checkIn: start.addingTimeInterval(Double(number % 7)))
    }
    func expectTiesKept(_ order: any BookingSorting, _ key: (Int) -> Int) {
      let expected = (0..<10_000).sorted { (key($0), $0) < (key($1), $1) }
      #expect(order.sorted(bookings).map(\.id) == expected.map(String.init))
    }
    expectTiesKept(ByDate()) { $0 % 7 }
    expectTiesKept(byName) { $0 % 3 / 2 }
    expectTiesKept(ByStatus()) { [2, 1, 0, 3, 4][$0 % 5] }
  }
}
