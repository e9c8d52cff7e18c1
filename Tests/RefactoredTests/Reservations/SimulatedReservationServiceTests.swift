import Foundation
import Testing

@testable import RefactoredReservations

@Suite struct `The simulated reservation service` {
  private let clock = SkippingClock()

  private func makeService(
    now: @escaping @Sendable () -> Date = { .distantPast },
    isOnline: @escaping @Sendable () -> Bool = { true },
    coin: @escaping @Sendable () -> Bool = { false }
  ) -> SimulatedReservationService {
    SimulatedReservationService(clock: clock, now: now, isOnline: isOnline, coin: coin)
  }

  @Test func `answers after 0.8 seconds`() async throws {
    _ = try await makeService().reservations(page: 1)
    #expect(clock.elapsed == .seconds(0.8))
  }

  @Test func `has five pages of ten reservations`() async throws {
    var sizes: [Int] = []
    var lasts: [Bool] = []
    for number in 1...5 {
      let page = try await makeService().reservations(page: number)
      sizes.append(page.reservations.count)
      lasts.append(page.isLast)
    }
    #expect(sizes == [10, 10, 10, 10, 10])
    #expect(lasts == [false, false, false, false, true])
  }

  @Test func `tosses no coin for the first page`() async throws {
    let service = makeService(coin: {
      Issue.record("a coin was tossed")
      return true
    })
    _ = try await service.reservations(page: 1)
  }

  @Test func `fails a later page when the coin says so`() async throws {
    await #expect(throws: ReservationServiceError.serverFailed) {
      try await makeService(coin: { true }).reservations(page: 2)
    }
  }

  @Test(arguments: [1, 2])
  func `fails every page offline, without a coin and after 0.8 seconds`(page: Int) async {
    let service = makeService(
      isOnline: { false },
      coin: {
        Issue.record("a coin was tossed")
        return false
      })
    await #expect(throws: ReservationServiceError.offline) {
      try await service.reservations(page: page)
    }
    #expect(clock.elapsed == .seconds(0.8))
  }

  @Test func `fails a page when the connection goes while it is on its way`() async {
    let service = makeService(isOnline: { [clock] in clock.elapsed == .zero })
    await #expect(throws: ReservationServiceError.offline) {
      try await service.reservations(page: 1)
    }
  }

  @Test func `ends a cancelled load without asking the network`() async {
    let service = makeService(isOnline: { false })
    let load = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await service.reservations(page: 1)
    }
    await #expect(throws: ReservationServiceError.cancelled) { try await load.value }
  }

  @Test func `counts check-ins in days from its answer and stays of one to three nights`()
    async throws
  {
    let asked = try Date.at("2026-06-01T11:59:59Z")
    let answered = try Date.at("2026-06-01T12:00:00Z")
    let service = makeService(now: { [clock] in clock.elapsed == .zero ? asked : answered })
    let page = try await service.reservations(page: 2)
    #expect(page.reservations[0].checkIn == (try Date.at("2026-06-11T12:00:00Z")))
    #expect(page.reservations[0].checkOut == (try Date.at("2026-06-13T12:00:00Z")))
    #expect(page.reservations[1].checkOut == (try Date.at("2026-06-15T12:00:00Z")))
  }

  @Test func `sends some records without what they should have`() async throws {
    var reservations: [Reservation] = []
    for number in 1...5 {
      reservations += try await makeService().reservations(page: number).reservations
    }
    func indices<Value>(without field: KeyPath<Reservation, Value?>) -> [Int] {
      reservations.indices.filter { reservations[$0][keyPath: field] == nil }
    }
    #expect(indices(without: \.checkIn) == [3])
    #expect(indices(without: \.guest) == [8])
    #expect(indices(without: \.checkOut) == [16])
    #expect(indices(without: \.property) == [27])
    let free = reservations.indices.filter { reservations[$0].amount == 0 }
    #expect(free == [34, 43])
    #expect(reservations[12].status == .unknown("no_show"))
    #expect(reservations[21].status == .pending)
  }
}
