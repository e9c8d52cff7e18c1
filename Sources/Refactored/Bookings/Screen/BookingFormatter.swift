import Foundation

/// Puts bookings into words. A screen makes one and asks it for a row when the row is drawn.
struct BookingFormatter {
  private let dateFormatter = DateFormatter()

  init(locale: Locale, timeZone: TimeZone) {
    dateFormatter.locale = locale
    dateFormatter.timeZone = timeZone
    dateFormatter.dateStyle = .medium
    dateFormatter.timeStyle = .none
  }

  func row(for booking: Booking) -> BookingRow {
    BookingRow(
      title: "\(booking.guest) - \(booking.property)",
      details: "\(dateFormatter.string(from: booking.checkIn)) | \(booking.status.name)",
      tone: booking.status.tone)
  }
}
