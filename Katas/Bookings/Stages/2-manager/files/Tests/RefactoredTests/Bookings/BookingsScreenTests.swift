import Testing
import UIKitShim

@testable import RefactoredBookings

/// To hand a screen no bookings takes a double that can sort, filter and update, too.
private struct ManagerDouble: BookingManaging {
  func fetchBookings() throws(BookingStoreError) -> [Booking] { throw .unreadable }

  func sort(_ bookings: [Booking], by order: BookingOrder) -> [Booking] {
    Issue.record("nothing is there to be sorted")
    return bookings
  }

  func filter(_ bookings: [Booking], by status: BookingStatus?) -> [Booking] { bookings }

  func update(_ id: Booking.ID, to status: BookingStatus) {
    Issue.record("nothing is there to be updated")
  }
}

@MainActor
@Suite(.checkedForLeaks) struct `The bookings screen` {
  @Test func `says that it shows all, also when there are none`() {
    let screen = tracked(BookingsViewController(manager: ManagerDouble()))
    screen.loadViewIfNeeded()
    #expect(screen.title == "Bookings: All")
  }
}
