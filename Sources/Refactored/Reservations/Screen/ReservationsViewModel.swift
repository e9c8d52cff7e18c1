/// Turns what happens on the reservations screen into the state it shows.
@MainActor
final class ReservationsViewModel {
  private(set) var state = ReservationsState.idle {
    didSet { onStateChange?(state) }
  }
  var onStateChange: (@MainActor (ReservationsState) -> Void)?

  private let service: any ReservationService
  private var paging = Paging.ready(page: 1)

  init(service: any ReservationService) {
    self.service = service
  }

  func screenLoaded() async {
    await loadNextPage()
  }

  func retryTapped() async {
    await loadNextPage()
  }

  func rowShown(at index: Int) async {
    guard let list = state.list, list.isNearEnd(index) else { return }
    await loadNextPage()
  }

  private func loadNextPage() async {
    guard case .ready(let page) = paging else { return }
    paging = .loading
    if state.list == nil { state = .loading }

    do throws(ReservationServiceError) {
      show(try await service.reservations(page: page), number: page)
    } catch {
      paging = .ready(page: page)
      // A list stays as it is: the next row shown near its end asks for the same page again.
      if state.list == nil { state = Self.state(after: error) }
    }
  }

  private func show(_ page: ReservationPage, number: Int) {
    paging = page.isLast ? .finished : .ready(page: number + 1)
    var list = state.list ?? ReservationList()
    list.append(page)
    state = .loaded(list)
  }

  private static func state(after error: ReservationServiceError) -> ReservationsState {
    switch error {
    case .offline, .serverFailed:
      .failed(message: "Could not load reservations. Please try again.")
    case .cancelled:
      .idle
    }
  }
}
