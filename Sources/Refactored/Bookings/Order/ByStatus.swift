/// What needs the partner's attention first.
struct ByStatus: BookingSorting {
  let name = "Status"

  func sorted(_ bookings: [Booking]) -> [Booking] {
    bookings.sorted { rank(of: $0.status) < rank(of: $1.status) }
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
}
