import Testing

@testable import RefactoredReservations

@MainActor
@Suite(.checkedForLeaks) struct `The reservations view model` {
  private func makeViewModel(_ service: StubReservationService) -> ReservationsViewModel {
    tracked(ReservationsViewModel(service: service))
  }

  private func makeViewModel(
    _ answers: [Int: [StubReservationService.Answer]]
  ) -> ReservationsViewModel {
    makeViewModel(StubReservationService(answers))
  }

  @Test func `is idle until the screen is there`() {
    #expect(makeViewModel([:]).state == .idle)
  }

  @Test func `shows that it is loading and then the first page`() async {
    let viewModel = makeViewModel([1: [.success(.sample(1))]])
    var states: [ReservationsState] = []
    viewModel.onStateChange = { states.append($0) }
    await viewModel.screenLoaded()
    #expect(states == [.loading, .loaded(list(.sample(1)))])
  }

  @Test(arguments: [ReservationServiceError.offline, .serverFailed])
  func `says that the first page did not come`(error: ReservationServiceError) async {
    let viewModel = makeViewModel([1: [.failure(error)]])
    await viewModel.screenLoaded()
    #expect(
      viewModel.state == .failed(message: "Could not load reservations. Please try again."))
  }

  @Test func `shows that it is loading again after a Retry`() async {
    let viewModel = makeViewModel([1: [.failure(.offline), .success(.sample(1))]])
    await viewModel.screenLoaded()
    var states: [ReservationsState] = []
    viewModel.onStateChange = { states.append($0) }
    await viewModel.retryTapped()
    #expect(states == [.loading, .loaded(list(.sample(1)))])
  }

  @Test func `appends the next page, without a spinner, when the third last row is shown`() async {
    let viewModel = makeViewModel([1: [.success(.sample(1))], 2: [.success(.sample(2))]])
    await viewModel.screenLoaded()
    var states: [ReservationsState] = []
    viewModel.onStateChange = { states.append($0) }
    await viewModel.rowShown(at: 7)
    #expect(states == [.loaded(list(.sample(1), .sample(2)))])
  }

  @Test func `keeps the order of the rows`() async {
    let (first, second) = (ReservationPage.sample(1), ReservationPage.sample(2))
    let viewModel = makeViewModel([1: [.success(first)], 2: [.success(second)]])
    await viewModel.screenLoaded()
    await viewModel.rowShown(at: 9)
    #expect(viewModel.state.list?.reservations == first.reservations + second.reservations)
  }

  @Test func `asks for nothing when a row further up is shown`() async {
    let viewModel = makeViewModel([1: [.success(.sample(1))]])
    await viewModel.screenLoaded()
    await viewModel.rowShown(at: 6)
    #expect(viewModel.state == .loaded(list(.sample(1))))
  }

  @Test func `asks for nothing after the last page`() async {
    let viewModel = makeViewModel([1: [.success(.sample(1, isLast: true))]])
    await viewModel.screenLoaded()
    await viewModel.rowShown(at: 9)
    #expect(viewModel.state == .loaded(list(.sample(1, isLast: true))))
  }

  @Test func `keeps the rows and says nothing when a later page fails`() async {
    let viewModel = makeViewModel([1: [.success(.sample(1))], 2: [.failure(.serverFailed)]])
    await viewModel.screenLoaded()
    var states: [ReservationsState] = []
    viewModel.onStateChange = { states.append($0) }
    await viewModel.rowShown(at: 9)
    #expect(states == [])
    #expect(viewModel.state == .loaded(list(.sample(1))))
  }

  @Test func `asks for a failed page again`() async {
    let viewModel = makeViewModel([
      1: [.success(.sample(1))],
      2: [.failure(.serverFailed), .failure(.offline), .success(.sample(2))],
    ])
    await viewModel.screenLoaded()
    await viewModel.rowShown(at: 8)
    await viewModel.rowShown(at: 9)
    await viewModel.rowShown(at: 9)
    #expect(viewModel.state == .loaded(list(.sample(1), .sample(2))))
  }

  @Test func `appends one page when two rows near the end are shown at once`() async {
    let service = StubReservationService([
      1: [.success(.sample(1))], 2: [.success(.sample(2))],
    ])
    let viewModel = makeViewModel(service)
    await viewModel.screenLoaded()

    let gate = Gate()
    service.gate = gate
    let load = Task { await viewModel.rowShown(at: 8) }
    await gate.arrival()
    service.gate = nil
    await viewModel.rowShown(at: 9)
    gate.open()
    await load.value
    #expect(viewModel.state == .loaded(list(.sample(1), .sample(2))))
  }

  @Test func `is idle and ready again after a cancelled load`() async {
    let viewModel = makeViewModel([1: [.failure(.cancelled), .success(.sample(1))]])
    await viewModel.screenLoaded()
    #expect(viewModel.state == .idle)
    await viewModel.screenLoaded()
    #expect(viewModel.state == .loaded(list(.sample(1))))
  }

  private func list(_ pages: ReservationPage...) -> ReservationList {
    var list = ReservationList()
    for page in pages { list.append(page) }
    return list
  }
}
