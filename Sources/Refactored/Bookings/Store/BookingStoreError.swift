/// Why a store does not do what it is asked.
enum BookingStoreError: Error {
  /// What is stored cannot be read, and is left alone.
  case unreadable
  /// Nothing can be stored; what was there still is.
  case unwritable
  /// No booking with this id is stored.
  case noSuchBooking
}
