import Foundation

/// Keeps bookings in a file, and does whatever a screen wants done with them.
struct BookingManager: BookingManaging {
  let storeURL: URL

  func fetchBookings() throws(BookingStoreError) -> [Booking] {
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
    return fetched.bookings
  }

  func sort(_ bookings: [Booking], by order: BookingOrder) -> [Booking] {
    let sorted =
      switch order {
      case .date: bookings.sorted { $0.checkIn < $1.checkIn }
      case .name: bookings.sorted { isBefore($0.guest, $1.guest) }
      case .status: bookings.sorted { rank(of: $0.status) < rank(of: $1.status) }
      }
    print("[BookingLog] Sorted by: \(order.name)")
    return sorted
  }

  func filter(_ bookings: [Booking], by status: BookingStatus?) -> [Booking] {
    bookings.filter { status == nil || $0.status == status }
  }

  func update(_ id: Booking.ID, to status: BookingStatus) throws(BookingStoreError) {
    var records = try records()
    guard records.setStatus(status, of: id) else { throw .noSuchBooking }
    try write(records)
    print("[BookingLog] Updated \(id) to \(status.code)")
  }

  private func isBefore(_ first: String, _ second: String) -> Bool {
    first.compare(second, options: .caseInsensitive, range: nil, locale: Locale.current)
      == .orderedAscending
  }

  private func rank(of status: BookingStatus) -> Int {
    switch status {
    case .checkedIn: 0
    case .confirmed: 1
    case .pending, .unknown: 2
    case .checkedOut: 3
    case .cancelled: 4
    }
  }

  private func records() throws(BookingStoreError) -> BookingRecords {
    if !FileManager.default.fileExists(atPath: storeURL.path) {
      try write(BookingRecords(SampleBookings.starting(at: Date())))
    }
    do {
      return try JSONDecoder().decode(BookingRecords.self, from: Data(contentsOf: storeURL))
    } catch {
      throw .unreadable
    }
  }

  private func write(_ records: BookingRecords) throws(BookingStoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(records).write(to: storeURL, options: .atomic)
    } catch {
      throw .unwritable
    }
  }
}
