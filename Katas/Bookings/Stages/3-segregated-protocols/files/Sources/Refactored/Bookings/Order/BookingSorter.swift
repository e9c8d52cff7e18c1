import Foundation

/// Sorts bookings, names as a locale does.
struct BookingSorter: BookingSorting {
  let locale: Locale

  func sorted(_ bookings: [Booking], by order: BookingOrder) -> [Booking] {
    let sorted =
      switch order {
      case .date: bookings.sorted { $0.checkIn < $1.checkIn }
      case .name: bookings.sorted { isBefore($0.guest, $1.guest) }
      case .status: bookings.sorted { rank(of: $0.status) < rank(of: $1.status) }
      }
    print("[BookingLog] Sorted by: \(order.name)")
    return sorted
  }

  private func isBefore(_ first: String, _ second: String) -> Bool {
    first.compare(second, options: .caseInsensitive, range: nil, locale: locale)
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
}
