import UIKitShim

/// Builds the app's screens, and alone knows which types stand behind the protocols.
@MainActor
final class AppContainer {
  private let store: any BookingStore = DiskBookingStore(
    file: AtomicFile(url: URL.documentsDirectory.appending(path: "bookings.json")),
    firstBookings: { SampleBookings.starting(at: Date()) })

  private var filters: [any BookingFiltering] {
    [NoFilter()] + BookingStatus.known.map(StatusFilter.init)
  }

  func makeBookingsScreen() -> UIViewController {
    BookingsViewController(
      store: store, sorter: BookingSorter(locale: Locale.current), filters: filters)
  }
}
