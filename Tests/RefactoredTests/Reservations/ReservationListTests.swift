import Testing

@testable import RefactoredReservations

@Suite struct `A reservation list` {
  private let savedPage = ReservationPage(
    reservations: [.sample()], isLast: false, source: .saved)

  @Test func `has no saved rows while every page came from the network`() {
    var list = ReservationList()
    #expect(!list.hasSavedRows)
    list.append(.sample(1))
    #expect(!list.hasSavedRows)
  }

  @Test func `has saved rows from the first saved page on`() {
    var list = ReservationList()
    list.append(.sample(1))
    list.append(savedPage)
    #expect(list.hasSavedRows)
    list.append(.sample(3))
    #expect(list.hasSavedRows)
  }
}
