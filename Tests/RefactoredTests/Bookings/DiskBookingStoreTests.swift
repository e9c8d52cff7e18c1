import Foundation
import Testing

@testable import RefactoredBookings

@Suite struct `The disk store` {
  private func makeStore(_ file: FileDouble, first: [Booking] = []) -> DiskBookingStore {
    DiskBookingStore(file: file, firstBookings: { first })
  }

  @Test func `writes the first bookings when there is no file`() throws {
    let file = FileDouble()
    _ = try makeStore(file, first: [.sample(status: .checkedIn)]).bookings()
    #expect(
      file.text == """
        [
          {
            "checkIn" : "2026-06-01T12:00:00Z",
            "guest" : "Ana Souza",
            "id" : "B-1",
            "property" : "Casa Azul",
            "status" : "checked_in"
          }
        ]
        """)
  }

  @Test func `takes an empty list for a list, and writes nothing`() throws {
    let file = FileDouble("[]")
    #expect(try makeStore(file, first: [.sample()]).bookings().bookings == [])
    #expect(file.text == "[]")
  }

  @Test func `is read by the next store over the same file`() throws {
    let file = FileDouble()
    try makeStore(file, first: [.sample()]).update("B-1", to: .cancelled)
    #expect(try makeStore(file).bookings().bookings == [try .sample(status: .cancelled)])
  }

  @Test(arguments: ["", "{}", "[1]", "null", #"[{"id": "B-1""#])
  func `leaves a file alone that does not parse`(text: String) {
    let file = FileDouble(text)
    #expect(throws: BookingStoreError.unreadable) {
      try makeStore(file, first: [.sample()]).bookings()
    }
    #expect(throws: BookingStoreError.unreadable) {
      try makeStore(file).update("B-1", to: .pending)
    }
    #expect(file.text == text)
  }

  @Test func `leaves a file alone that cannot be opened`() {
    let file = FileDouble("[]")
    file.isReadable = false
    #expect(throws: BookingStoreError.unreadable) {
      try makeStore(file, first: [.sample()]).bookings()
    }
    #expect(file.text == "[]")
  }

  @Test(arguments: FileDouble.Death.allCases)
  func `holds the old list or the new one when it is killed in an update`(
    death: FileDouble.Death
  ) throws {
    let file = FileDouble()
    let first = [try Booking.sample(), try .sample("B-2")]
    _ = try makeStore(file, first: first).bookings()
    file.death = death
    #expect(throws: BookingStoreError.unwritable) {
      try makeStore(file).update("B-2", to: .checkedIn)
    }
    let isNew = death == .afterReplacing
    let expected = [first[0], try .sample("B-2", status: isNew ? .checkedIn : .confirmed)]
    #expect(try makeStore(file).bookings().bookings == expected)
  }

  @Test(arguments: FileDouble.Death.allCases)
  func `begins again, or has begun, when it is killed in the first write`(
    death: FileDouble.Death
  ) throws {
    let file = FileDouble()
    let first = [try Booking.sample()]
    file.death = death
    #expect(throws: BookingStoreError.unwritable) { try makeStore(file, first: first).bookings() }
    file.death = nil
    #expect(try makeStore(file, first: first).bookings().bookings == first)
  }

  @Test func `keeps ten thousand bookings in five scripts`() throws {
    let guests = ["Zoë Adler", "Мария Иванова", "王小明", "محمد علي", "प्रिया नायर"]
    var bookings = try (0..<10_000).map {
      try Booking.sample("B-\($0)", guest: guests[$0 % guests.count])
    }
    let file = FileDouble()
    let store = makeStore(file, first: bookings)
    try store.update("B-9999", to: .checkedIn)
    bookings[9_999].status = .checkedIn
    #expect(try makeStore(file).bookings() == FetchedBookings(bookings: bookings))
  }
}
