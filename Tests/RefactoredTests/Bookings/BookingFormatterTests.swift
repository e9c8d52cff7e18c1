import Foundation
import Testing

@testable import RefactoredBookings

@Suite struct `The booking formatter` {
  private func makeFormatter(
    locale: String = "en_US", timeZone: TimeZone = .gmt
  ) -> BookingFormatter {
    BookingFormatter(locale: Locale(identifier: locale), timeZone: timeZone)
  }

  @Test func `puts a booking into two lines`() throws {
    let booking = try Booking.sample(guest: "Mei Chen", status: .checkedIn)
    let expected = BookingRow(
      title: "Mei Chen - Casa Azul", details: "Jun 1, 2026 | Checked In", tone: .active)
    #expect(makeFormatter().row(for: booking) == expected)
  }

  @Test func `writes the date as its locale does, and in its time zone`() throws {
    let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
    let row = makeFormatter(locale: "de_DE", timeZone: auckland).row(for: try .sample())
    #expect(row.details == "02.06.2026 | Confirmed")
  }

  @Test func `shows an unknown status as it came`() throws {
    let row = makeFormatter().row(for: try .sample(status: .unknown("no_show")))
    #expect(row.details == "Jun 1, 2026 | no_show")
    #expect(row.tone == .waiting)
  }
}
