import Testing

@testable import RefactoredReservations

@MainActor
@Suite(.checkedForLeaks) struct `The reservation repository` {
  private func makeRepository(
    _ answers: [Int: [StubReservationService.Answer]]
  ) -> ReservationRepository {
    tracked(
      ReservationRepository(
        network: StubReservationService(answers), policy: SavedPagePolicy()))
  }

  @Test func `passes on what the network answers`() async throws {
    let repository = makeRepository([2: [.success(.sample(2))]])
    #expect(try await repository.reservations(page: 2) == .sample(2))
  }

  @Test(arguments: [ReservationServiceError.offline, .serverFailed])
  func `answers a failed page as it was seen before`(error: ReservationServiceError) async throws {
    let repository = makeRepository([1: [.success(.sample(1, isLast: true)), .failure(error)]])
    _ = try await repository.reservations(page: 1)
    let answer = try await repository.reservations(page: 1)
    #expect(answer == saved(.sample(1, isLast: true)))
  }

  @Test func `does not hide the failure of a page that was never seen`() async throws {
    let repository = makeRepository([1: [.success(.sample(1))], 2: [.failure(.offline)]])
    _ = try await repository.reservations(page: 1)
    await #expect(throws: ReservationServiceError.offline) {
      try await repository.reservations(page: 2)
    }
  }

  @Test func `does not answer a load that was cancelled`() async throws {
    let repository = makeRepository([1: [.success(.sample(1)), .failure(.cancelled)]])
    _ = try await repository.reservations(page: 1)
    await #expect(throws: ReservationServiceError.cancelled) {
      try await repository.reservations(page: 1)
    }
  }

  @Test func `keeps the newest answer`() async throws {
    let repository = makeRepository([
      1: [.success(.sample(1)), .success(.sample(100)), .failure(.offline)]
    ])
    _ = try await repository.reservations(page: 1)
    #expect(try await repository.reservations(page: 1) == .sample(100))
    #expect(try await repository.reservations(page: 1) == saved(.sample(100)))
  }

  private func saved(_ page: ReservationPage) -> ReservationPage {
    ReservationPage(reservations: page.reservations, isLast: page.isLast, source: .saved)
  }
}
