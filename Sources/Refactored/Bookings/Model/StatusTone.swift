/// What a status means to whoever reads the list; a view turns it into a colour.
enum StatusTone {
  case good
  case active
  case waiting
  case bad
  case neutral
}

extension BookingStatus {
  var tone: StatusTone {
    switch self {
    case .confirmed: .good
    case .checkedIn: .active
    case .pending, .unknown: .waiting
    case .cancelled: .bad
    case .checkedOut: .neutral
    }
  }
}
