@testable import RefactoredBookings

/// An order that the app does not have. A person who adds one writes such a file, and its entry in the
/// list of orders.
struct ByProperty: BookingSorting {
  let name = "Property"

  func sorted(_ bookings: [Booking]) -> [Booking] {
    bookings.sorted { $0.property < $1.property }
  }
}
