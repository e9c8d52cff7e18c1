import UIKitShim

/// Builds the app's screens. Nothing else knows where bookings are kept, which orders and filters
/// there are, what time it is, or where log lines go.
@MainActor
final class AppContainer {
  private let store: any BookingStore
  private let orders: [any BookingSorting]
  private let log: (String) -> Void

  init(
    store: any BookingStore = AppContainer.diskStore,
    orders: [any BookingSorting] = AppContainer.orders,
    log: @escaping (String) -> Void = { print($0) }
  ) {
    self.store = store
    self.orders = orders
    self.log = log
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
    BookingsViewController(
      viewModel: BookingsViewModel(
        store: logging(store), orders: orders.map { logging($0) }, filters: Self.filters),
      formatter: BookingFormatter(locale: Locale.current, timeZone: TimeZone.current))
  }

  private func logging(_ store: some BookingStore) -> any BookingStore {
    Logging(store, to: log)
  }

  private func logging(_ order: some BookingSorting) -> any BookingSorting {
    Logging(order, to: log)
  }
}
