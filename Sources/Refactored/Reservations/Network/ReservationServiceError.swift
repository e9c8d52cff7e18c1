/// Why a page did not come.
enum ReservationServiceError: Error {
  /// The device has no connection.
  case offline
  /// The server was reached and failed.
  case serverFailed
  /// Nobody waits for the page any more.
  case cancelled
}
