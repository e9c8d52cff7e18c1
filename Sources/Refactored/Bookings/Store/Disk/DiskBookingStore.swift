import Foundation

/// Keeps bookings in a file of JSON, and in it whatever it does not know. A file that does not parse is
/// never written to.
struct DiskBookingStore: BookingStore {
  let file: any BookingFile
  /// What the file begins with when there is none yet.
  let firstBookings: () -> [Booking]

  func bookings() throws(BookingStoreError) -> FetchedBookings {
    try records().fetched
  }

  func update(_ id: Booking.ID, to status: BookingStatus) throws(BookingStoreError) {
    var records = try records()
    guard records.setStatus(status, of: id) else { throw .noSuchBooking }
    try write(records)
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
