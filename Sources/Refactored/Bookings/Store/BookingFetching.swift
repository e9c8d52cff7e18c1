/// Where a list of bookings comes from.
protocol BookingFetching {
  /// All bookings, in the order in which they are stored.
  func bookings() throws(BookingStoreError) -> FetchedBookings
}
