/// How far a reservation has come. A code that this version of the app does not know is kept as it
/// came, since partners get new ones before the app does.
enum ReservationStatus: Equatable {
  case confirmed
  case checkedIn
  case checkedOut
  case cancelled
  case pending
  case unknown(String)

  init(code: String) {
    switch code {
    case "confirmed": self = .confirmed
    case "checked_in": self = .checkedIn
    case "checked_out": self = .checkedOut
    case "cancelled": self = .cancelled
    case "pending": self = .pending
    default: self = .unknown(code)
    }
  }
}
