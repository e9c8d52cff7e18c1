import Foundation

/// By guest, in the order of a locale and without regard to case.
struct ByName: BookingSorting {
  let name = "Name"
  let locale: Locale

  func sorted(_ bookings: [Booking]) -> [Booking] {
    bookings.sorted { first, second in
      first.guest.compare(second.guest, options: .caseInsensitive, range: nil, locale: locale)
        == .orderedAscending
    }
  }
}
