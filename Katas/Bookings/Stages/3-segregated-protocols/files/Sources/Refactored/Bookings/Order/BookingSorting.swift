/// Puts bookings in order.
protocol BookingSorting {
  /// The bookings in an order. Those that are equal in it keep the order in which they came.
  func sorted(_ bookings: [Booking], by order: BookingOrder) -> [Booking]
}
