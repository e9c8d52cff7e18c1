import Foundation
import Testing

@testable import RefactoredReservations

@Suite struct `A reservation` {
  @Test func `is read from a whole record`() {
    let record = ReservationRecord(
      guest: .text("Ana Souza"), property: .text("Casa Azul"), status: .text("checked_in"),
      amount: .number(89.99), checkIn: .date(.distantPast), checkOut: .date(.distantFuture))
    let expected = Reservation(
      guest: "Ana Souza", property: "Casa Azul", status: .checkedIn, amount: 89.99,
      checkIn: .distantPast, checkOut: .distantFuture)
    #expect(Reservation(record: record) == expected)
  }

  @Test func `is pending and costs nothing when its record is empty`() {
    let expected = Reservation(status: .pending, amount: 0)
    #expect(Reservation(record: ReservationRecord()) == expected)
  }

  @Test func `takes a value of the wrong type for a missing one`() {
    let record = ReservationRecord(
      guest: .number(1), property: .date(.distantPast), status: .number(4),
      amount: .text("on request"), checkIn: .text("today"), checkOut: .number(2))
    #expect(Reservation(record: record) == Reservation(record: ReservationRecord()))
  }

  @Test(arguments: [
    ("confirmed", ReservationStatus.confirmed, StatusTone.good),
    ("checked_in", .checkedIn, .active),
    ("checked_out", .checkedOut, .neutral),
    ("cancelled", .cancelled, .bad),
    ("pending", .pending, .waiting),
    ("no_show", .unknown("no_show"), .neutral),
  ])
  func `has a status with a tone`(code: String, status: ReservationStatus, tone: StatusTone) {
    #expect(ReservationStatus(code: code) == status)
    #expect(status.tone == tone)
  }
}
