import Foundation

/// Keeps bookings in a file of JSON, and in it whatever it does not know. A file that does not parse is
/// never written to.
struct DiskBookingStore: BookingStore {
  let file: any BookingFile
  /// What the file begins with when there is none yet.
  let firstBookings: () -> [Booking]

  func bookings() throws(BookingStoreError) -> FetchedBookings {
    let fetched: FetchedBookings
    do {
      fetched = try records().fetched
    } catch {
      print("[BookingLog] Failed to load bookings")
      throw error
    }
    for record in fetched.skipped {
      switch record.reason {
      case .noIDOfItsOwn: print("[BookingLog] Skipped record \(record.number): no id of its own")
      case .noCheckInDate: print("[BookingLog] Skipped record \(record.number): no check-in date")
      }
    }
    print("[BookingLog] Fetched \(fetched.bookings.count) bookings")
    return fetched
  }

  func update(_ id: Booking.ID, to status: BookingStatus) throws(BookingStoreError) {
    var records = try records()
    guard records.setStatus(status, of: id) else { throw .noSuchBooking }
    try write(records)
    print("[BookingLog] Updated \(id) to \(status.code)")
  }

  private func records() throws(BookingStoreError) -> BookingRecords {
    let contents: Data?
    do { contents = try file.read() } catch { throw .unreadable }
    guard let contents else {
      let records = BookingRecords(firstBookings())
      try write(records)
      return records
    }
    do { return try JSONDecoder().decode(BookingRecords.self, from: contents) } catch {
      throw .unreadable
    }
  }

  private func write(_ records: BookingRecords) throws(BookingStoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do { try file.replace(with: encoder.encode(records)) } catch { throw .unwritable }
  }
}
