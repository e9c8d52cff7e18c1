/// How far a booking has come. A code that this version of the app does not know is kept as it came.
enum BookingStatus: Hashable {
  case pending
  case confirmed
  case checkedIn
  case checkedOut
  case cancelled
  case unknown(String)

  /// Those that the app knows, in the order in which the filter goes through them.
  static let known: [BookingStatus] = [.pending, .confirmed, .checkedIn, .checkedOut, .cancelled]

  init(code: String) {
    self = Self.known.first { $0.code == code } ?? .unknown(code)
  }

  /// What files and log lines call it.
  var code: String {
    switch self {
    case .pending: "pending"
    case .confirmed: "confirmed"
    case .checkedIn: "checked_in"
    case .checkedOut: "checked_out"
    case .cancelled: "cancelled"
    case .unknown(let code): code
    }
  }

  /// What the booking becomes next; nil where nothing follows or nobody knows what.
  var next: BookingStatus? {
    switch self {
    case .pending: .confirmed
    case .confirmed: .checkedIn
    case .checkedIn: .checkedOut
    case .checkedOut, .cancelled, .unknown: nil
    }
  }
}
