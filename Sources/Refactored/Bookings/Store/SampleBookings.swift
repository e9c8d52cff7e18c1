import Foundation

/// The bookings of a first launch: ten, one a day, which cycle through guests, properties and statuses.
enum SampleBookings {
  private static let guests = [
    "Mei Chen", "Ana Souza", "Élodie Martin", "liam de Vries", "Zoe Adler", "ana souza",
    "Emil Berg",
  ]
  private static let properties = ["Harbour View", "Old Mill Inn", "Pine Lodge", "Casa Azul"]
  private static let statuses: [BookingStatus] = [
    .confirmed, .pending, .checkedIn, .cancelled, .checkedOut,
  ]

  static func starting(at now: Date) -> [Booking] {
    let day: TimeInterval = 86_400
    return (0..<10).map { index in
      Booking(
        id: "B-\(101 + index)",
        guest: guests[index % guests.count],
        property: properties[index % properties.count],
        status: statuses[index % statuses.count],
        checkIn: now.addingTimeInterval(Double(index) * day))
    }
  }
}
