import Foundation

extension BookingRecord {
  /// The record of a new booking.
  init(_ booking: Booking, dates: ISO8601DateFormatter) {
    self.init()
    set(.id, to: booking.id)
    set(.guest, to: booking.guest)
    set(.property, to: booking.property)
    set(.status, to: booking.status.code)
    set(.checkIn, to: dates.string(from: booking.checkIn))
  }

  /// What the record says; nil without an id or a check-in, which have no default. Defaults are for those
  /// who read: a record keeps what it has.
  func booking(dates: ISO8601DateFormatter) -> Booking? {
    guard let id = text(.id), let checkIn = text(.checkIn).flatMap(dates.date) else { return nil }
    return Booking(
      id: id,
      guest: text(.guest) ?? "Unknown",
      property: text(.property) ?? "Unknown",
      status: text(.status).map(BookingStatus.init(code:)) ?? .pending,
      checkIn: checkIn)
  }
}
