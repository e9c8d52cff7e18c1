import Foundation
import Testing

@testable import RefactoredBookings

@Suite struct `Records of bookings` {
  private func read(_ text: String) throws -> BookingRecords {
    try JSONDecoder().decode(BookingRecords.self, from: Data(text.utf8))
  }

  private func written(_ records: BookingRecords) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(records), as: UTF8.self)
  }

  @Test func `say what a booking is`() throws {
    let records = try read(
      """
      [{"id": "B-1", "guest": "Mei Chen", "property": "Pine Lodge", "status": "checked_in",
        "checkIn": "2026-06-01T14:00:00+02:00"}]
      """)
    let expected = try Booking.sample(guest: "Mei Chen", property: "Pine Lodge", status: .checkedIn)
    #expect(records.fetched == FetchedBookings(bookings: [expected]))
  }

  @Test func `have defaults for what is missing or no text`() throws {
    let records = try read(
      """
      [{"id": "B-1", "guest": 7, "status": null, "checkIn": "2026-06-01T12:00:00Z"}]
      """)
    let expected = try Booking.sample(guest: "Unknown", property: "Unknown", status: .pending)
    #expect(records.fetched.bookings == [expected])
  }

  @Test func `leave out those without an id or a date, and say which`() throws {
    let records = try read(
      """
      [{"checkIn": "2026-06-01T12:00:00Z"},
       {"id": 5, "checkIn": "2026-06-01T12:00:00Z"},
       {"id": "B-3"},
       {"id": "B-4", "checkIn": "soon"},
       {"id": "B-5", "checkIn": "2026-06-01T12:00:00Z"}]
      """)
    #expect(records.fetched.bookings.map(\.id) == ["B-5"])
    #expect(
      records.fetched.skipped == [
        SkippedRecord(number: 1, reason: .noIDOfItsOwn),
        SkippedRecord(number: 2, reason: .noIDOfItsOwn),
        SkippedRecord(number: 3, reason: .noCheckInDate),
        SkippedRecord(number: 4, reason: .noCheckInDate),
      ])
  }

  @Test func `give an id to the first booking that has it, and change that one`() throws {
    var records = try read(
      """
      [{"id": "B-1", "guest": "no date"},
       {"id": "B-1", "guest": "first", "checkIn": "2026-06-01T12:00:00Z"},
       {"id": "B-1", "guest": "second", "checkIn": "2026-06-01T12:00:00Z"}]
      """)
    #expect(records.fetched.bookings.map(\.guest) == ["first"])
    #expect(
      records.fetched.skipped == [
        SkippedRecord(number: 1, reason: .noCheckInDate),
        SkippedRecord(number: 3, reason: .noIDOfItsOwn),
      ])
    let isChanged = records.setStatus(.cancelled, of: "B-1")
    #expect(isChanged)
    #expect(records.fetched.bookings.map(\.status) == [.cancelled])
  }

  @Test func `know nothing of an id that no booking has`() throws {
    var records = try read(#"[{"id": "B-1"}]"#)
    let before = records
    let isChanged = records.setStatus(.cancelled, of: "B-1")
    #expect(!isChanged)
    #expect(records == before)
  }

  @Test func `keep what the app does not know, and change the status alone`() throws {
    let text = """
      [{"adults":2,"agent":null,"checkIn":"2026-06-01T12:00:00Z","id":"B-1","pets":false,\
      "rates":[89.99,{"tax":0.1}],"ref":12345678901234567890,"status":4,"tiny":1e-200},\
      {"checkIn":"2026-06-01T12:00:00Z","id":"B-2","status":"no_show"},{}]
      """
    var records = try read(text)
    #expect(try written(records) == text)
    let isChanged = records.setStatus(.confirmed, of: "B-1")
    #expect(isChanged)
    let expected = text.replacingOccurrences(of: "\"status\":4", with: "\"status\":\"confirmed\"")
    #expect(try written(records) == expected)
  }

  @Test func `can be made of bookings`() throws {
    let bookings = [try Booking.sample(), try .sample("B-2", status: .unknown("no_show"))]
    #expect(BookingRecords(bookings).fetched == FetchedBookings(bookings: bookings))
  }
}
