/// An order in which bookings can be shown, in the sequence of its segments.
enum BookingOrder: Int, CaseIterable {
  case date
  case name
  case status

  /// What its segment and log line call it.
  var name: String {
    switch self {
    case .date: "Date"
    case .name: "Name"
    case .status: "Status"
    }
  }
}
