import Foundation

/// Puts reservations into words. A screen makes one and asks it for a row when the row is drawn.
struct ReservationFormatter {
  private let dateFormatter = DateFormatter()

  init() {
    dateFormatter.dateStyle = .medium
    dateFormatter.timeStyle = .none
  }

  func row(for reservation: Reservation) -> ReservationRow {
    let guest = reservation.guest ?? "Unknown"
    let property = reservation.property ?? "Unknown"
    let dates = "\(text(for: reservation.checkIn)) → \(text(for: reservation.checkOut))"
    let amount = String(format: "$%.2f", reservation.amount)
    return ReservationRow(
      title: "\(guest) - \(property)",
      details: "\(dates) | \(text(for: reservation.status)) | \(amount)",
      tone: reservation.status.tone)
  }

  /// A missing date is today, as of the moment the row is drawn.
  private func text(for date: Date?) -> String {
    dateFormatter.string(from: date ?? Date())
  }

  private func text(for status: ReservationStatus) -> String {
    switch status {
    case .confirmed: "Confirmed"
    case .checkedIn: "Checked In"
    case .checkedOut: "Checked Out"
    case .cancelled: "Cancelled"
    case .pending: "Pending"
    case .unknown(let code): code
    }
  }
}
