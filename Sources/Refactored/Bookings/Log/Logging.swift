/// Stands in front of something that fetches, updates or sorts, and writes down what came of it.
struct Logging<Wrapped> {
  private let wrapped: Wrapped
  private let log: (String) -> Void

  init(_ wrapped: Wrapped, to log: @escaping (String) -> Void) {
    self.wrapped = wrapped
    self.log = { log("[BookingLog] \($0)") }
  }
}

extension Logging: BookingFetching where Wrapped: BookingFetching {
  func bookings() throws(BookingStoreError) -> FetchedBookings {
    do {
      let fetched = try wrapped.bookings()
      for record in fetched.skipped {
        log("Skipped record \(record.number): \(text(for: record.reason))")
      }
      log("Fetched \(fetched.bookings.count) bookings")
      return fetched
    } catch {
      log("Failed to load bookings")
      throw error
    }
  }

  private func text(for reason: SkippedRecord.Reason) -> String {
    switch reason {
    case .noIDOfItsOwn: "no id of its own"
    case .noCheckInDate: "no check-in date"
    }
  }
}

extension Logging: BookingUpdating where Wrapped: BookingUpdating {
  func update(_ id: Booking.ID, to status: BookingStatus) throws(BookingStoreError) {
    do {
      try wrapped.update(id, to: status)
    } catch {
      log("Failed to update \(id)")
      throw error
    }
    log("Updated \(id) to \(status.code)")
  }
}

extension Logging: BookingSorting where Wrapped: BookingSorting {
  var name: String { wrapped.name }

  func sorted(_ bookings: [Booking]) -> [Booking] {
    let sorted = wrapped.sorted(bookings)
    log("Sorted by: \(name)")
    return sorted
  }
}
