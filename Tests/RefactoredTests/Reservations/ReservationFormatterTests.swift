import Foundation
import Testing

@testable import RefactoredReservations

@MainActor
@Suite struct `The reservation formatter` {
  private func makeFormatter(
    locale: String = "en_US", timeZone: TimeZone = .gmt,
    now: @escaping () -> Date = { .distantPast }
  ) -> ReservationFormatter {
    ReservationFormatter(locale: Locale(identifier: locale), timeZone: timeZone, now: now)
  }

  private func stay() throws -> Reservation {
    Reservation(
      guest: "Mei Chen", property: "Casa Azul", status: .checkedIn, amount: 1240.5,
      checkIn: try .at("2026-06-01T22:00:00Z"), checkOut: try .at("2026-06-03T22:00:00Z"))
  }

  @Test func `puts a reservation into two lines`() throws {
    let expected = ReservationRow(
      title: "Mei Chen - Casa Azul",
      details: "Jun 1, 2026 → Jun 3, 2026 | Checked In | $1240.50",
      tone: .active)
    #expect(makeFormatter().row(for: try stay()) == expected)
  }

  @Test func `writes dates as its locale does and in its time zone, and the amount as ever`() throws
  {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let row = makeFormatter(locale: "de_DE", timeZone: tokyo).row(for: try stay())
    #expect(row.details == "02.06.2026 → 04.06.2026 | Checked In | $1240.50")
  }

  @Test func `calls a missing guest and property unknown`() {
    let row = makeFormatter().row(for: Reservation(status: .pending, amount: 0))
    #expect(row.title == "Unknown - Unknown")
  }

  @Test func `takes today for a missing date, whenever the row is drawn`() throws {
    var now = try Date.at("2026-06-01T23:59:59Z")
    let formatter = makeFormatter(now: { now })
    let reservation = Reservation(status: .pending, amount: 0)
    let before = formatter.row(for: reservation)
    now = try .at("2026-06-02T00:00:01Z")
    let after = formatter.row(for: reservation)
    #expect(before.details == "Jun 1, 2026 → Jun 1, 2026 | Pending | $0.00")
    #expect(after.details == "Jun 2, 2026 → Jun 2, 2026 | Pending | $0.00")
  }

  @Test(arguments: [
    (ReservationStatus.confirmed, "Confirmed"), (.checkedIn, "Checked In"),
    (.checkedOut, "Checked Out"), (.cancelled, "Cancelled"), (.pending, "Pending"),
    (.unknown("no_show"), "no_show"),
  ])
  func `names the status`(status: ReservationStatus, name: String) {
    let row = makeFormatter().row(for: .sample(status: status))
    #expect(row.details.contains("| \(name) |"))
  }
}
