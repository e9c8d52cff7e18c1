/// Where a booking's new status goes.
protocol BookingUpdating {
  /// Stores a status for good, or throws and leaves everything as it was.
  func update(_ id: Booking.ID, to status: BookingStatus) throws(BookingStoreError)
}
