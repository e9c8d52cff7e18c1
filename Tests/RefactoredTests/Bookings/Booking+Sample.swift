import Foundation

@testable import RefactoredBookings

extension Booking {
  /// A booking that differs from others in what a test is about.
  static func sample(
    _ id: String = "B-1", guest: String = "Ana Souza", property: String = "Casa Azul",
    status: BookingStatus = .confirmed, checkIn: String = "2026-06-01T12:00:00Z"
  ) throws -> Booking {
    Booking(id: id, guest: guest, property: property, status: status, checkIn: try .at(checkIn))
  }
}
