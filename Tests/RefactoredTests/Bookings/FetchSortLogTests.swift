import Testing

@testable import RefactoredBookings

/// The way from a store over an order to the log and the screen, with doubles at both ends: no disk, no
/// UIKit, no locale.
@MainActor
@Suite(.checkedForLeaks) struct `From fetching over sorting to the log` {
  private enum Event: Equatable {
    case logged(String)
    case shown([Booking.ID])
  }

  /// What happens, in its order.
  private final class Events {
    var all: [Event] = []
  }

  private let events = Events()

  private func makeViewModel(_ store: some BookingStore) -> BookingsViewModel {
    let log: (String) -> Void = { [events] in events.all.append(.logged($0)) }
    let viewModel = BookingsViewModel(
      store: Logging(store, to: log),
      orders: [Logging(AsTheyCome(), to: log), Logging(Reversed(), to: log)],
      filters: [NoFilter()])
    viewModel.onStateChange = { [events] in events.all.append(.shown($0.bookings.map(\.id))) }
    return tracked(viewModel)
  }

  private func twoBookings() throws -> InMemoryBookingStore {
    InMemoryBookingStore([try .sample("B-1"), try .sample("B-2")])
  }

  @Test func `a screen that loads fetches, sorts, and then shows`() throws {
    makeViewModel(try twoBookings()).screenLoaded()
    #expect(
      events.all == [
        .logged("[BookingLog] Fetched 2 bookings"),
        .logged("[BookingLog] Sorted by: As they come"),
        .shown(["B-1", "B-2"]),
      ])
  }

  @Test func `another order is logged once, and then shown`() throws {
    let viewModel = makeViewModel(try twoBookings())
    viewModel.screenLoaded()
    events.all = []
    viewModel.orderChosen(at: 1)
    #expect(events.all == [.logged("[BookingLog] Sorted by: Reversed"), .shown(["B-2", "B-1"])])
  }

  @Test func `a new status is logged, and then shown without sorting`() throws {
    let viewModel = makeViewModel(try twoBookings())
    viewModel.screenLoaded()
    viewModel.orderChosen(at: 1)
    events.all = []
    viewModel.offerTaken(try #require(viewModel.rowTapped("B-1")))
    #expect(
      events.all == [
        .logged("[BookingLog] Updated B-1 to checked_in"), .shown(["B-2", "B-1"]),
      ])
  }

  @Test func `a store that cannot be read leaves one line, and then an empty list`() {
    makeViewModel(UnreadableStore()).screenLoaded()
    #expect(events.all == [.logged("[BookingLog] Failed to load bookings"), .shown([])])
  }
}
