/// All that can be done with bookings.
protocol BookingManaging {
  /// All bookings, in the order in which they are stored.
  func fetchBookings() throws(BookingStoreError) -> [Booking]
  /// The bookings in an order; those that are equal in it keep the order in which they came.
  func sort(_ bookings: [Booking], by order: BookingOrder) -> [Booking]
  /// Those with a status, or all.
  func filter(_ bookings: [Booking], by status: BookingStatus?) -> [Booking]
  /// Stores a new status.
  func update(_ id: Booking.ID, to status: BookingStatus) throws(BookingStoreError)
}
