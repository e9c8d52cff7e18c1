import UIKitShim

/// Builds the app's screens, and alone knows which types stand behind the protocols.
@MainActor
final class AppContainer {
  private let store: any BookingStore
  private let orders: [any BookingSorting]

  init(
    store: any BookingStore = AppContainer.diskStore,
    orders: [any BookingSorting] = AppContainer.orders
  ) {
    self.store = store
    self.orders = orders
  }

  /// The orders of the app, as its segments show them. A new one is a type of its own and an entry here.
  static var orders: [any BookingSorting] {
    [ByDate(), ByName(locale: Locale.current), ByStatus()]
  }

  private static var diskStore: any BookingStore {
    DiskBookingStore(
      file: AtomicFile(url: URL.documentsDirectory.appending(path: "bookings.json")),
      firstBookings: { SampleBookings.starting(at: Date()) })
  }

  private static var filters: [any BookingFiltering] {
    [NoFilter()] + BookingStatus.known.map(StatusFilter.init)
  }

  func makeBookingsScreen() -> UIViewController {
    BookingsViewController(store: store, orders: orders, filters: Self.filters)
  }
}
