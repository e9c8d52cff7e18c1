import Testing

@testable import RefactoredBookings

@Suite struct `A filter of bookings` {
  private func bookings() throws -> [Booking] {
    [
      try .sample("B-1", status: .confirmed), try .sample("B-2", status: .unknown("no_show")),
      try .sample("B-3", status: .pending), try .sample("B-4", status: .confirmed),
    ]
  }

  @Test func `may show all`() throws {
    #expect(try NoFilter().filtered(bookings()) == bookings())
    #expect(NoFilter().name == "All")
  }

  @Test func `shows those of a status, in their order`() throws {
    let filter = StatusFilter(status: .confirmed)
    #expect(try filter.filtered(bookings()).map(\.id) == ["B-1", "B-4"])
  }

  @Test func `does not take an unknown status for one that is pending`() throws {
    let filter = StatusFilter(status: .pending)
    #expect(try filter.filtered(bookings()).map(\.id) == ["B-3"])
  }

  @Test func `has the name of its status`() {
    #expect(StatusFilter(status: .checkedIn).name == "Checked In")
  }
}
