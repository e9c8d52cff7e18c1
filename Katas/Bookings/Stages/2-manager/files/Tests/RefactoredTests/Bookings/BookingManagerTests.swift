import Foundation
import Testing

@testable import RefactoredBookings

/// Sorting and filtering need no file, but their manager does.
@Suite struct `The booking manager` {
  private func withManager(_ contents: String, _ body: (BookingManager) throws -> Void) throws {
    let file = Foundation.FileManager.default.temporaryDirectory
      .appending(path: "bookings-\(Foundation.UUID().uuidString).json")
    try Data(contents.utf8).write(to: file)
    defer { try? Foundation.FileManager.default.removeItem(at: file) }
    try body(BookingManager(storeURL: file))
  }

  private func stored(_ bookings: [Booking]) throws -> String {
    String(decoding: try JSONEncoder().encode(BookingRecords(bookings)), as: UTF8.self)
  }

  @Test func `fetches what is stored`() throws {
    let bookings = [try Booking.sample("B-2"), try .sample("B-1")]
    try withManager(stored(bookings)) { manager in
      let fetched = try manager.fetchBookings()
      #expect(fetched == bookings)
    }
  }

  @Test func `fetches nothing from a file that does not parse, and leaves it alone`() throws {
    try withManager("{") { manager in
      #expect(throws: BookingStoreError.unreadable) { try manager.fetchBookings() }
      let contents = try Data(contentsOf: manager.storeURL)
      #expect(contents == Data("{".utf8))
    }
  }

  @Test func `keeps a new status`() throws {
    try withManager(stored([.sample(status: .pending)])) { manager in
      try manager.update("B-1", to: .confirmed)
      let fetched = try manager.fetchBookings()
      #expect(fetched.map(\.status) == [.confirmed])
    }
  }

  @Test func `sorts from the order it is given`() throws {
    try withManager("[]") { manager in
      let bookings = [
        try Booking.sample("B-1", status: .pending), try .sample("B-2", status: .checkedIn),
        try .sample("B-3", status: .pending),
      ]
      #expect(manager.sort(bookings, by: .status).map(\.id) == ["B-2", "B-1", "B-3"])
      #expect(manager.sort(bookings.reversed(), by: .status).map(\.id) == ["B-2", "B-3", "B-1"])
    }
  }

  @Test func `filters by a status, or not at all`() throws {
    try withManager("[]") { manager in
      let bookings = [try Booking.sample("B-1"), try .sample("B-2", status: .pending)]
      #expect(manager.filter(bookings, by: .pending).map(\.id) == ["B-2"])
      #expect(manager.filter(bookings, by: nil) == bookings)
    }
  }
}
