/// Turns what happens on the bookings screen into the state it shows.
@MainActor
final class BookingsViewModel {
  private(set) var state: BookingsState {
    didSet { onStateChange?(state) }
  }
  var onStateChange: (@MainActor (BookingsState) -> Void)?
  var orderNames: [String] { orders.map(\.name) }

  private let store: any BookingFetching & BookingUpdating
  private let orders: [any BookingSorting]
  private let filters: [any BookingFiltering]
  private var filterIndex = 0
  /// All bookings in the order on screen, hidden ones too: what is sorted next starts from it.
  private var bookings: [Booking] = []

  /// A view model with at least one order and one filter; the screen begins with the first of each.
  init(
    store: any BookingFetching & BookingUpdating, orders: [any BookingSorting],
    filters: [any BookingFiltering]
  ) {
    precondition(!orders.isEmpty && !filters.isEmpty, "a list has an order and a filter")
    self.store = store
    self.orders = orders
    self.filters = filters
    state = BookingsState(filterName: filters[0].name)
  }

  func screenLoaded() {
    // A store that cannot be read is an empty list; whoever wants to know why reads the log.
    if let fetched = try? store.bookings() { bookings = orders[0].sorted(fetched.bookings) }
    show()
  }

  func orderChosen(at index: Int) {
    bookings = orders[index].sorted(bookings)
    show()
  }

  func filterTapped() {
    filterIndex = (filterIndex + 1) % filters.count
    show()
  }

  /// What the booking of a row can become; nil when nothing is to be asked.
  func rowTapped(_ id: Booking.ID) -> StatusOffer? {
    guard let booking = bookings.first(where: { $0.id == id }), let status = booking.status.next
    else { return nil }
    return StatusOffer(booking: booking, status: status)
  }

  func offerTaken(_ offer: StatusOffer) {
    let id = offer.booking.id
    // What could not be written is not shown as if it were.
    guard (try? store.update(id, to: offer.status)) != nil,
      let index = bookings.firstIndex(where: { $0.id == id })
    else { return }
    bookings[index].status = offer.status
    show()
  }

  private func show() {
    let filter = filters[filterIndex]
    state = BookingsState(filterName: filter.name, bookings: filter.filtered(bookings))
  }
}
