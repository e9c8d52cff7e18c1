import Testing

@testable import RefactoredBookings

@Suite struct `A booking status` {
  @Test(arguments: [
    ("pending", BookingStatus.pending), ("confirmed", .confirmed), ("checked_in", .checkedIn),
    ("checked_out", .checkedOut), ("cancelled", .cancelled), ("no_show", .unknown("no_show")),
    ("Pending", .unknown("Pending")), ("", .unknown("")),
  ])
  func `is read from its code, and says it again`(code: String, status: BookingStatus) {
    #expect(BookingStatus(code: code) == status)
    #expect(status.code == code)
  }

  @Test func `leads from pending to checked out`() {
    let path = sequence(first: BookingStatus.pending, next: \.next)
    #expect(Array(path) == [.pending, .confirmed, .checkedIn, .checkedOut])
  }

  @Test(arguments: [BookingStatus.cancelled, .checkedOut, .unknown("no_show")])
  func `leads nowhere from an end, or from where nobody knows`(status: BookingStatus) {
    #expect(status.next == nil)
  }
}
