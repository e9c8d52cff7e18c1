import Foundation

/// The data behind the simulated API: five pages that cycle through guests, properties, statuses
/// and amounts, with a damaged record here and there.
enum SampleRecords {
  static let pageCount = 5
  private static let pageSize = 10

  private static let guests = [
    "Ana Souza", "Liam O'Brien", "Mei Chen", "Oskar Lindqvist", "Priya Nair", "Tom Becker",
  ]
  private static let properties = ["Harbour View", "Old Mill Inn", "Pine Lodge", "Casa Azul"]
  private static let statuses = ["confirmed", "checked_in", "checked_out", "cancelled", "pending"]
  private static let amounts = [120.0, 89.99, 1240.5, 310.4, 75.25, 640.0, 2310.75]

  /// The records of a page, with check-ins counted in days from the moment it is answered.
  static func page(_ page: Int, answeredAt now: Date) -> [ReservationRecord] {
    ((page - 1) * pageSize..<page * pageSize).map { index in
      damage(record(at: index, answeredAt: now), at: index)
    }
  }

  private static func record(at index: Int, answeredAt now: Date) -> ReservationRecord {
    let day: TimeInterval = 86_400
    let checkIn = now.addingTimeInterval(Double(index) * day)
    let nights = Double(index % 3 + 1)
    return ReservationRecord(
      guest: .text(guests[index % guests.count]),
      property: .text(properties[index % properties.count]),
      status: .text(statuses[index % statuses.count]),
      amount: .number(amounts[index % amounts.count]),
      checkIn: .date(checkIn),
      checkOut: .date(checkIn.addingTimeInterval(nights * day)))
  }

  /// Breaks the records that partners are known to send broken.
  private static func damage(_ record: ReservationRecord, at index: Int) -> ReservationRecord {
    var record = record
    switch index {
    case 3: record.checkIn = nil
    case 8: record.guest = nil
    case 12: record.status = .text("no_show")
    case 16: record.checkOut = nil
    case 21: record.status = .number(4)
    case 27: record.property = nil
    case 34: record.amount = .text("on request")
    case 43: record.amount = nil
    default: break
    }
    return record
  }
}
