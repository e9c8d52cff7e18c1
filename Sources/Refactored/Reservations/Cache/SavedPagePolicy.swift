/// Says when a saved page may stand in for the network's answer.
struct SavedPagePolicy {
  func allowsSavedPage(after error: ReservationServiceError) -> Bool {
    switch error {
    case .offline, .serverFailed: true
    case .cancelled: false
    }
  }
}
