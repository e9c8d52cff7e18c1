/// The earliest check-in first.
struct ByDate: BookingSorting {
  let name = "Date"

  func sorted(_ bookings: [Booking]) -> [Booking] {
    bookings.sorted { $0.checkIn < $1.checkIn }
  }
}
