/// An order in which bookings can be shown.
protocol BookingSorting {
  /// What its segment and log line call it.
  var name: String { get }

  /// The bookings in this order. Those that are equal in it keep the order in which they came.
  func sorted(_ bookings: [Booking]) -> [Booking]
}
