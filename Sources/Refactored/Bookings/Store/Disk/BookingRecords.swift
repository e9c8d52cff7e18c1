import Foundation

/// All that the file holds, in its order.
struct BookingRecords: Equatable {
  private var records: [BookingRecord]

  /// The bookings, and the records that are none. An id belongs to the first booking that has it.
  var fetched: FetchedBookings {
    let dates = ISO8601DateFormatter()
    var fetched = FetchedBookings(bookings: [])
    var ids: Set<Booking.ID> = []
    for (number, record) in zip(1..., records) {
      if let id = record.text(.id), !ids.contains(id) {
        guard let booking = record.booking(dates: dates) else {
          fetched.skipped.append(SkippedRecord(number: number, reason: .noCheckInDate))
          continue
        }
        ids.insert(id)
        fetched.bookings.append(booking)
      } else {
        fetched.skipped.append(SkippedRecord(number: number, reason: .noIDOfItsOwn))
      }
    }
    return fetched
  }

  /// Changes the status of a booking and nothing else; false when there is none with this id.
  mutating func setStatus(_ status: BookingStatus, of id: Booking.ID) -> Bool {
    let dates = ISO8601DateFormatter()
    let index = records.firstIndex {
      $0.text(.id) == id && $0.booking(dates: dates) != nil
    }
    guard let index else { return false }
    records[index].set(.status, to: status.code)
    return true
  }
}

extension BookingRecords {
  init(_ bookings: [Booking]) {
    let dates = ISO8601DateFormatter()
    records = bookings.map { BookingRecord($0, dates: dates) }
  }
}

extension BookingRecords: Codable {
  init(from decoder: any Decoder) throws {
    records = try [BookingRecord](from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try records.encode(to: encoder)
  }
}
