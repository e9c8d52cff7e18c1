import Testing

@testable import RefactoredBookings

@MainActor
@Suite(.checkedForLeaks) struct `The bookings view model` {
  private func makeViewModel(
    _ store: any BookingStore, orders: [any BookingSorting] = [AsTheyCome(), Reversed()]
  ) -> BookingsViewModel {
    let filters: [any BookingFiltering] = [NoFilter(), StatusFilter(status: .pending)]
    return tracked(BookingsViewModel(store: store, orders: orders, filters: filters))
  }

  private func makeViewModel(_ bookings: [Booking]) -> BookingsViewModel {
    makeViewModel(InMemoryBookingStore(bookings))
  }

  private func threeBookings() throws -> [Booking] {
    [
      try .sample("B-1", status: .pending), try .sample("B-2", status: .confirmed),
      try .sample("B-3", status: .pending),
    ]
  }

  @Test func `shows nothing before the screen is there`() throws {
    #expect(makeViewModel(try threeBookings()).state == BookingsState(filterName: "All"))
  }

  @Test func `names the orders there are`() {
    #expect(makeViewModel([]).orderNames == ["As they come", "Reversed"])
  }

  @Test func `begins with the first order`() throws {
    let viewModel = makeViewModel(
      InMemoryBookingStore(try threeBookings()), orders: [Reversed(), AsTheyCome()])
    viewModel.screenLoaded()
    #expect(viewModel.state.bookings.map(\.id) == ["B-3", "B-2", "B-1"])
  }

  @Test func `shows nothing of a store that cannot be read, and can still be sorted and filtered`()
  {
    let viewModel = makeViewModel(UnreadableStore())
    viewModel.screenLoaded()
    viewModel.orderChosen(at: 1)
    viewModel.filterTapped()
    #expect(viewModel.state == BookingsState(filterName: "Pending"))
  }

  @Test func `sorts what is on the screen, not what is in the store`() throws {
    let viewModel = makeViewModel(try threeBookings())
    viewModel.screenLoaded()
    viewModel.orderChosen(at: 1)
    viewModel.orderChosen(at: 0)
    #expect(viewModel.state.bookings.map(\.id) == ["B-3", "B-2", "B-1"])
  }

  @Test func `goes round the filters`() throws {
    let viewModel = makeViewModel(try threeBookings())
    viewModel.screenLoaded()
    var states: [BookingsState] = []
    viewModel.onStateChange = { states.append($0) }
    viewModel.filterTapped()
    viewModel.filterTapped()
    #expect(states.map(\.filterName) == ["Pending", "All"])
    #expect(states.map { $0.bookings.map(\.id) } == [["B-1", "B-3"], ["B-1", "B-2", "B-3"]])
  }

  @Test func `sorts hidden bookings too`() throws {
    let viewModel = makeViewModel(try threeBookings())
    viewModel.screenLoaded()
    viewModel.filterTapped()
    viewModel.orderChosen(at: 1)
    #expect(viewModel.state.bookings.map(\.id) == ["B-3", "B-1"])
    viewModel.filterTapped()
    #expect(viewModel.state.bookings.map(\.id) == ["B-3", "B-2", "B-1"])
  }

  @Test func `offers what a booking becomes next`() throws {
    let viewModel = makeViewModel(try threeBookings())
    viewModel.screenLoaded()
    let expected = StatusOffer(booking: try .sample("B-2"), status: .checkedIn)
    #expect(viewModel.rowTapped("B-2") == expected)
  }

  @Test func `offers nothing where nothing follows`() throws {
    let viewModel = makeViewModel([try .sample(status: .cancelled)])
    viewModel.screenLoaded()
    #expect(viewModel.rowTapped("B-1") == nil)
  }

  @Test func `stores a new status and shows it where the booking stands`() throws {
    let store = InMemoryBookingStore(try threeBookings())
    let viewModel = makeViewModel(store, orders: [ByStatus()])
    viewModel.screenLoaded()
    #expect(viewModel.state.bookings.map(\.id) == ["B-2", "B-1", "B-3"])
    viewModel.offerTaken(try #require(viewModel.rowTapped("B-3")))
    #expect(viewModel.state.bookings.map(\.id) == ["B-2", "B-1", "B-3"])
    #expect(viewModel.state.bookings.map(\.status) == [.confirmed, .pending, .confirmed])
    #expect(store.bookings().bookings.map(\.status) == [.pending, .confirmed, .confirmed])
  }

  @Test func `hides a booking that the filter no longer lets through`() throws {
    let viewModel = makeViewModel(try threeBookings())
    viewModel.screenLoaded()
    viewModel.filterTapped()
    viewModel.offerTaken(try #require(viewModel.rowTapped("B-1")))
    #expect(viewModel.state.bookings.map(\.id) == ["B-3"])
  }

  @Test func `shows no status that could not be stored`() throws {
    let viewModel = makeViewModel(StoreThatRefuses(fetched: try threeBookings()))
    viewModel.screenLoaded()
    var states: [BookingsState] = []
    viewModel.onStateChange = { states.append($0) }
    viewModel.offerTaken(try #require(viewModel.rowTapped("B-1")))
    #expect(states == [])
    #expect(viewModel.state.bookings == (try threeBookings()))
  }
}
