extension BookingStatus {
  /// What a partner reads: in a row, in a title, on a button.
  var name: String {
    switch self {
    case .pending: "Pending"
    case .confirmed: "Confirmed"
    case .checkedIn: "Checked In"
    case .checkedOut: "Checked Out"
    case .cancelled: "Cancelled"
    case .unknown(let code): code
    }
  }
}
